/** Buttons that copy a field, such as an invitation; where the browser has no clipboard, the field is selected instead. */
import { copyText } from "../shell/device/clipboard";

export function copyLinks(part: ParentNode = document): void {
  for (const button of part.querySelectorAll<HTMLButtonElement>("button.copy[data-copy]")) {
    const field = document.getElementById(button.dataset["copy"]!) as HTMLInputElement | null;
    if (!field) continue;
    button.hidden = false;
    const copy = async () => {
      if (!(await copyText(field.value, field))) return;
      const label = button.textContent;
      button.textContent = "✓";
      setTimeout(() => (button.textContent = label), 1500);
    };
    button.addEventListener("click", () => void copy());
  }
}
