/** The key of a chair travels in the link's fragment: it is taken out of the address at once, and sent once. */
export function join(): void {
  const form = document.querySelector<HTMLFormElement>("form.join");
  const key = new URLSearchParams(location.hash.slice(1)).get("k");
  if (!form || !key) return;
  history.replaceState(null, "", location.pathname + location.search);
  void claim(form, key);
}

async function claim(form: HTMLFormElement, key: string): Promise<void> {
  const status = document.querySelector<HTMLElement>(".join-status")!;
  const { table, seat } = form.dataset;
  form.hidden = true;
  status.textContent = status.dataset["joining"] ?? "";
  let why = "";
  try {
    const answer = await fetch(`/api/tables/${table}/claim`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ seat: Number(seat), key }),
    });
    if (answer.ok) return location.replace(`/t/${table}`);
    why = ((await answer.json()) as { text?: string }).text ?? "";
  } catch {
    /* no answer: the form can be tried by hand */
  }
  form.hidden = false;
  (form.elements.namedItem("key") as HTMLInputElement).value = key;
  status.textContent = `${status.dataset["refused"] ?? ""} ${why}`;
}
