/** Light or dark: as the system says, unless the reader has said otherwise. */
export type Theme = "auto" | "light" | "dark";
const KEY = "hornbook-theme";

export function theme(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "light" || kept === "dark" ? kept : "auto";
  } catch {
    return "auto";
  }
}

export function setTheme(wanted: Theme): void {
  try {
    if (wanted === "auto") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, wanted);
  } catch {
    /* a page without storage forgets */
  }
  showTheme();
}

export function showTheme(): void {
  const wanted = theme();
  if (wanted === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = wanted;
}
