/** Light or dark: as the system says, unless the reader has chosen otherwise on this device. */
import { recall, remember } from "./storage";

export type Theme = "auto" | "light" | "dark";

const KEY = "theme";

export function theme(): Theme {
  const kept = recall(KEY);
  return kept === "light" || kept === "dark" ? kept : "auto";
}

export function setTheme(wanted: Theme): void {
  remember(KEY, wanted === "auto" ? "" : wanted);
  showTheme();
}

export function showTheme(): void {
  const wanted = theme();
  if (wanted === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = wanted;
}
