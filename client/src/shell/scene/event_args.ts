/** What an event carries: ids and numbers, by the messages of the game. Each reader checks what it takes. */
export type Args = Readonly<Record<string, unknown>>;

/** A number, or `none` where there is none. */
export function numberIn(args: Args, name: string, none = -1): number {
  const value = args[name];
  return typeof value === "number" ? value : none;
}

/** An id, empty where there is none. */
export function idIn(args: Args, name: string): string {
  const value = args[name];
  return typeof value === "string" ? value : "";
}

function list(args: Args, name: string): readonly unknown[] {
  const value = args[name];
  return Array.isArray(value) ? value : [];
}

export const numbersIn = (args: Args, name: string) => list(args, name).filter((one) => typeof one === "number");

export const idsIn = (args: Args, name: string) => list(args, name).filter((one) => typeof one === "string");
