/** The switch for light and dark in the masthead. */
import { setTheme, showTheme, theme, type Theme } from "../shell/device/theme";

const NAMES: Record<string, Record<Theme, string>> = {
  en: { auto: "Light or dark: as the system", light: "Light", dark: "Dark" },
  it: { auto: "Chiaro o scuro: come il sistema", light: "Chiaro", dark: "Scuro" },
};
const SIGNS: Record<Theme, string> = { auto: "◐", light: "○", dark: "●" };
const AFTER: Record<Theme, Theme> = { auto: "light", light: "dark", dark: "auto" };

export function themeSwitch(): void {
  showTheme();
  const masthead = document.querySelector(".masthead");
  if (!masthead) return;
  const names = NAMES[document.documentElement.lang] ?? NAMES["en"]!;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "theme";
  const label = () => {
    button.textContent = SIGNS[theme()];
    button.title = names[theme()];
    button.setAttribute("aria-label", names[theme()]);
  };
  button.addEventListener("click", () => {
    setTheme(AFTER[theme()]);
    label();
  });
  label();
  masthead.append(button);
}
