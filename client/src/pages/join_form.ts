/** The form to join a table: the key of the seat comes in the link's fragment, and is taken out of the address at once. */
import { recall, remember } from "../shell/device/storage";

export function join(): void {
  const form = document.querySelector<HTMLFormElement>("form.join");
  if (!form) return;
  const name = form.elements.namedItem("name") as HTMLInputElement;
  name.value ||= recall("name");
  form.addEventListener("submit", () => remember("name", name.value.trim()));
  const field = form.elements.namedItem("key") as HTMLInputElement;
  const key = new URLSearchParams(location.hash.slice(1)).get("k");
  if (key) history.replaceState(null, "", location.pathname + location.search);
  field.value = key ?? field.value;
  if (!field.value || document.querySelector(".refusal")) return;
  form.querySelector<HTMLElement>(".join-key")!.hidden = true;
  name.focus();
}
