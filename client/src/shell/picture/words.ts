/** The words of the picture's drawing; all else in it comes from the server as text. */
const en = {
  next: "What happens next",
  choices: "Your choices",
  happened: "What happened",
  onlyYou: "only you see this",
  you: "you",
  bot: "bot",
  away: "away, a bot plays",
  toAct: "to act",
  yours: "yours to act",
  points: "points",
  empty: "empty",
  place: (row: number, column: number) => `row ${row}, column ${column}`,
};

const it: typeof en = {
  next: "Che cosa succederà",
  choices: "Le tue scelte",
  happened: "Che cosa è successo",
  onlyYou: "lo vedi solo tu",
  you: "tu",
  bot: "bot",
  away: "via, gioca un bot",
  toAct: "di turno",
  yours: "tocca a te",
  points: "punti",
  empty: "vuoto",
  place: (row: number, column: number) => `riga ${row}, colonna ${column}`,
};

export const wordsIn = (lang: string) => (lang.startsWith("it") ? it : en);
