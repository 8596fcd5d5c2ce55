/** Small things that this device remembers of a table; all of it may be lost without harm. */
export function remember(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(`hornbook-${key}`, value);
    else localStorage.removeItem(`hornbook-${key}`);
  } catch {
    /* a page without storage forgets */
  }
}

export function recall(key: string): string {
  try {
    return localStorage.getItem(`hornbook-${key}`) ?? "";
  } catch {
    return "";
  }
}
