/** Small values in localStorage; all of it may be lost without harm. */
export function remember(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(`hornbook-${key}`, value);
    else localStorage.removeItem(`hornbook-${key}`);
  } catch {
    /* storage is switched off or full */
  }
}

export function recall(key: string): string {
  try {
    return localStorage.getItem(`hornbook-${key}`) ?? "";
  } catch {
    return "";
  }
}
