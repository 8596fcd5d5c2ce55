/** The lobby keeps itself up to date: who is here, and when the game begins. */
import type { Seat } from "../table/wire";

const EVERY = 3000;

interface Summary {
  state: string;
  seats: Seat[];
}

function show(lobby: HTMLElement, seats: Seat[]): void {
  for (const seat of seats) {
    const item = lobby.querySelector(`[data-seat="${seat.seat}"]`);
    item?.querySelector(".presence")?.classList.toggle("on", seat.online);
    const name = item?.querySelector(".seat-name");
    if (name && seat.name && name.textContent !== seat.name) name.textContent = seat.name;
  }
}

export function followLobby(): void {
  const lobby = document.querySelector<HTMLElement>("section.lobby[data-table]");
  if (!lobby) return;
  let claimed: string | null = null;
  const look = async () => {
    if (document.visibilityState !== "visible") return;
    try {
      const answer = await fetch(`/api/tables/${lobby.dataset["table"]}`);
      if (!answer.ok) return;
      const { state, seats } = (await answer.json()) as Summary;
      const now = seats.map((seat) => seat.claimed).join();
      if (state !== "lobby" || (claimed !== null && now !== claimed)) location.reload();
      claimed = now;
      show(lobby, seats);
    } catch {
      /* the next look may reach it */
    }
  };
  void look();
  setInterval(() => void look(), EVERY);
}
