/** Copying text to the clipboard. */

/**
 * Copies a text; false if the browser refuses. Where the page has no clipboard (plain http), what is selected is copied:
 * the given field, or one that is made for it.
 */
export async function copyText(text: string, field?: HTMLInputElement): Promise<boolean> {
  field?.select();
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return field ? document.execCommand("copy") : copyFromField(text);
  }
}

function copyFromField(text: string): boolean {
  const field = document.body.appendChild(document.createElement("textarea"));
  field.value = text;
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
