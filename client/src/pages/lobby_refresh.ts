/** Refreshes the lobby every few seconds: presence, chat, and the start of the game. */
import { copyLinks } from "./copy_buttons";

const EVERY = 3000;

export function followLobby(): void {
  if (!document.querySelector("section.lobby")) return;
  const known = new Map<string, string>();
  const live = (page: Document) => page.querySelectorAll<HTMLElement>("[data-live]");
  for (const part of live(document)) known.set(part.id, part.innerHTML);
  const look = async () => {
    if (document.visibilityState !== "visible") return;
    try {
      const answer = await fetch(location.pathname + location.search);
      if (!answer.ok) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (!page.querySelector("section.lobby")) return location.reload();
      for (const fresh of live(page)) renew(fresh, known);
    } catch {
      /* the next look may reach it */
    }
  };
  setInterval(() => void look(), EVERY);
}

/** What has changed is put in its place, unless somebody is busy there. */
function renew(fresh: HTMLElement, known: Map<string, string>): void {
  const part = document.getElementById(fresh.id);
  const text = fresh.innerHTML;
  if (!part || known.get(fresh.id) === text || part.contains(document.activeElement)) return;
  known.set(fresh.id, text);
  part.replaceChildren(...fresh.childNodes);
  copyLinks(part);
}
