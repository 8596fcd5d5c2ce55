/** Buttons that copy a field; where the browser has no clipboard (plain http), the field is selected instead. */
async function copy(field: HTMLInputElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}

export function copyLinks(part: ParentNode = document): void {
  for (const button of part.querySelectorAll<HTMLButtonElement>("button.copy[data-copy]")) {
    const field = document.getElementById(button.dataset["copy"]!) as HTMLInputElement | null;
    if (!field) continue;
    button.hidden = false;
    button.addEventListener("click", async () => {
      if (!(await copy(field))) return;
      const label = button.textContent;
      button.textContent = "✓";
      setTimeout(() => (button.textContent = label), 1500);
    });
  }
}
