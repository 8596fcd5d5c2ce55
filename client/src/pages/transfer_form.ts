/** A code travels in the picture's fragment: it is taken out of the address and put where it would be typed. */
export function transfer(): void {
  const field = document.querySelector<HTMLInputElement>("form.transfer-form input[name=code]");
  const code = new URLSearchParams(location.hash.slice(1)).get("c");
  if (!field || !code) return;
  history.replaceState(null, "", location.pathname + location.search);
  field.value = code.replaceAll("-", " ");
  field.form!.querySelector("button")!.focus();
}
