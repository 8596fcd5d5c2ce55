/** The form to take a seat to another device: the code comes in the fragment of the QR code's link, and is filled in. */
export function transfer(): void {
  const field = document.querySelector<HTMLInputElement>("form.transfer-form input[name=code]");
  const code = new URLSearchParams(location.hash.slice(1)).get("c");
  if (!field || !code) return;
  history.replaceState(null, "", location.pathname + location.search);
  field.value = code.replaceAll("-", " ");
  field.form!.querySelector("button")!.focus();
}
