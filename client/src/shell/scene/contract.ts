/**
 * The contract between the shell and the drawing of a game.
 *
 * The shell (`<hb-table>`) owns the page: prompt bar, buttons, log, scrubber, rules, keyboard, connection. A game brings a
 * `Drawing`: a plain object of functions from a `Ctx` to Lit templates. A drawing holds no rules: what may be done comes as
 * choices, each with the board ids that it touches, and what is shown comes as `view`, `insights` and `catalogue`.
 *
 * A game needs none: without a folder under `games`, the shell asks the server for the game's picture and `../picture` draws that.
 *
 * 1. Export it as `drawing` from `client/src/games/<game>/index.ts` (the id with underscores for hyphens); it is found there.
 *    Import the game's own css in it: `import "./style/board.css"`. It is fetched with the chunk. Prefix its classes, or its rules
 *    with `.room-<game-id>`; that class is on <body>. Only `client/src/games/<game>/pages.css` goes into the shared style sheet:
 *    the cover for the home page, and the colours `.ink-<style>` for text mode, where no script runs.
 *    What games share is in this folder: `game_scene.ts`, `event_args.ts`, `sprite.ts`, `translations.ts`.
 *    Types: `view.ts` and `choices.ts` are generated; a game writes those of its insights and its catalogue, names them once
 *    (`type KuCtx = Ctx<KuView, KuInsights, KuThings>`) and exports a `Drawing<KuCtx>`.
 * 2. Draw with html`…` and svg`…`. Never a style attribute, and not Lit's styleMap, which begins with one (the CSP forbids it): use
 *    classes, and for numbers `${css({ left: "3%", "--tilt": "4deg" })}` in the opening tag. Svg attributes are free.
 *    Shared <defs> (patterns, symbols for <use>) go into `defs()`, drawn once and kept.
 * 3. Everything on the board that a choice may touch gets `${piece(ctx, "hand:3", "Card 3")}` in its opening tag, on an
 *    html or svg element alike. That makes it a button: click, Enter or Space picks it, arrow keys move the focus, and the reason why (not)
 *    is shown on focus and hover. It sets the attributes `data-id`, `data-can` (some choice takes it) and `data-picked`: style
 *    `[data-can]`, `[data-picked]`, `[data-id]:not([data-can])`. The shell draws the focus ring. Of several alike (two cards of
 *    value 2), say which with the fourth argument: `piece(ctx, "hand:2", "Card 2", 1)`.
 *    Ids are those of `touches`; a thing that is never chosen needs no piece. Do not nest pieces. `hand:…` are cards in the
 *    reader's hand: where only they can be picked, the prompt bar asks for cards.
 *    A piece with role="gridcell" stays one; its drawing sets aria-selected.
 * 4. Picking is narrowing: the picked ids choose among `ctx.question.choices`; the shell shows the gold button as soon as
 *    they are exactly what one choice touches. Picking what does not fit drops the oldest picks that stand in its way; one more
 *    of a kind than any choice takes is refused.
 *    Choices that touch nothing are plain buttons in the prompt bar. Digits 1-9 pick the pieces of `secrets` in order.
 * 5. Slots and their sizes at 1366×768: `status` 164×58 (dark bar), `player` 230 wide (height: the column shared by the seats),
 *    `board` 962×512, `secrets` 962×168 (with the colour of a table top), `told` in the place of the board. Each slot is a size
 *    container (`container-type: size`, names: status, player, board, secrets), so use `@container board (width < 500px)` and
 *    cqw/cqh rather than media queries. The board grows with the window. On a phone (`ctx.narrow`) the board is about
 *    360×300, secrets 360×120 with room for a thumb. Nothing may need the pointer to hover.
 * 6. Drawing again happens on every change, so keep functions pure; what a drawing remembers itself (a zoom, a layer) lives in
 *    its module or closure; call `ctx.redraw()` after changing it. What happened is told page by page (`story`): the shell turns
 *    the pages, and every slot gets the context of the page's moment, so nothing has to be held back.
 * 7. Motion: CSS transitions and keyframes only, at most 400 ms, none under `prefers-reduced-motion` (the shell's css
 *    switches them all off). `ctx.news` says what has happened since the last drawing that the reader has seen.
 * 8. Colours: house tokens (`--paper --paper-2 --card --ink --ink-2 --rule --gold --bar --bar-ink --shade --good --bad`) and sizes
 *    (`--t1` … `--t5`) are in `style/tokens.css`; own colours that differ in the dark: `light-dark(#a, #b)`; `--serif` and `--sans` are the two families.
 */
import { nothing, type TemplateResult } from "lit";
import type { Choice, Happened, PictureSection, Question, Score, Seat } from "../connection/wire";

/** What `GET /api/games/<game>/catalogue` says: the game's things, and their names and texts in the reader's language. */
export interface Catalogue<Things = unknown> {
  readonly content: string;
  readonly catalogue: Things;
  readonly names: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
}

/** What a drawing gets. A game names its types: of its view (`view.ts`), its insights, and its things in the catalogue. */
export interface Ctx<View = unknown, Insights = unknown, Things = unknown> {
  /** The game's view, through this reader's eyes; at a scrubbed moment, the view of then. */
  readonly view: View;
  readonly insights: Insights;
  readonly catalogue: Catalogue<Things>;
  /** The game's picture as data, for a game that has no drawing; otherwise empty. */
  readonly picture: readonly PictureSection[];
  /** What automated pieces would do now, a sentence for each, in order. Empty at a scrubbed moment. */
  readonly wouldDo: readonly string[];
  /** What the game is called. */
  readonly title: string;
  /** What is being decided now; null while an earlier moment is shown. Choices are in it only if it is `mine`. */
  readonly question: Question | null;
  readonly seats: readonly Seat[];
  /** The reader's seat, null for a spectator. */
  readonly you: number | null;
  /** The log so far (at a scrubbed moment: up to then). */
  readonly events: readonly Happened[];
  /** The last events that the reader has not been shown yet: the tail of `events`. Empty at a scrubbed moment. */
  readonly news: readonly Happened[];
  /** View and insights as they were before `news`, to say what has changed. */
  readonly before: { readonly view: View; readonly insights: Insights } | null;
  readonly score: Score | null;
  readonly lang: string;
  /** An earlier moment is shown: nothing can be picked. */
  readonly moment: boolean;
  /** The page that is told: the context is that of its moment, and nobody is asked anything yet. */
  readonly page: StoryPage | null;
  /** A phone's width: one slot is seen at a time. */
  readonly narrow: boolean;

  /** How many of this id are picked. */
  selected(id: string): number;
  /** Is the nth piece of this id (from 0) picked? */
  picked(id: string, nth?: number): boolean;
  /** May this id be picked (more), as part of some choice? */
  can(id: string): boolean;
  /** One sentence: what picking it would do, or why it cannot be picked. */
  why(id: string): string;
  /** Picks, or puts back when it is picked. */
  pick(id: string, nth?: number): void;
  /** The choices on offer that touch this id and agree with what is picked. */
  choices(id: string): readonly Choice[];
  /** Takes a choice at once. For drag and drop and the like; ordinary picking needs no call. */
  take(code: number): void;
  /** Opens the rules at this number. */
  rule(number: string): void;
  /** Draws again. */
  redraw(): void;
}

/** A button of its own, beside the choices. */
export interface Step {
  label: string;
  /** One key, shown on the button: "b", "s", … Enter belongs to `next`. */
  key?: string;
  run: () => void;
}

/** A page of what has happened: the prompt bar says its title, and all of the table is drawn as it was then. */
export interface StoryPage {
  /** The events that it tells. */
  readonly events: readonly Happened[];
  /** So many events of the log have been told by then: those after them have not happened yet. */
  readonly until: number;
  /** On the last page: so many events count as told once it is turned; `until` if it is left out. */
  readonly end?: number;
  readonly title: string;
  readonly rule?: string;
  /** What the button says that turns to it: "Ties". */
  readonly name?: string;
}

/** What a drawing offers by buttons of its own, where it belongs: dice to be set, amounts, a row of orders. */
export interface Served {
  /** The prompt bar does not repeat these. */
  codes: ReadonlySet<number>;
  /** What has been put together there: the gold button takes it. */
  ready?: { code: number; label: string } | null;
}

/** The drawing of a game whose context is `C`. The shell knows no game's types: it hands over what came for that game. */
export interface Drawing<C extends Ctx = Ctx> {
  /** Round and phase, in the dark bar: two short lines. */
  status(ctx: C): TemplateResult;
  board(ctx: C): TemplateResult;
  /** One player: everything inside the frame that the shell draws (name and presence too, `ctx.seats[seat]`). */
  player(ctx: C, seat: number): TemplateResult;
  /** What only the reader sees: hand, drawn cards. Spectators get none: return `nothing` for the whole slot. */
  secrets(ctx: C): TemplateResult | typeof nothing;
  /** Parts of the drawing that are fetched once the table is laid, and merged into it: story and score sheet. */
  later?(): Promise<Partial<Drawing<C>>>;
  /** What of `ctx.news` is told page by page, before anybody is asked again; if nothing, all news counts as seen. */
  story?(ctx: C): readonly StoryPage[];
  /** The board while a page is told, `ctx.page`; without it, the board as it was then. */
  told?(ctx: C): TemplateResult;
  /** The score sheet, inside the end screen. */
  end?(ctx: C): TemplateResult;
  /** Who won, in a sentence, for games in which players win or lose together; without it the shell says it. */
  verdict?(ctx: C): string;
  /** Shared svg <defs>, once. */
  defs?(): TemplateResult;
  /** A small emblem of a seat, 24×24, for the log, or for this line of it. Without it, the first letter of the name. */
  crest?(ctx: C, seat: number, event?: Happened): TemplateResult;
  /** Which seat a line of the log is about; without it, the number in `args.seat`. */
  about?(event: Happened, ctx: C | null): number | null;
  /** A heading that this line of the log opens ("Round 3"), or null. */
  heading?(ctx: C, event: Happened): string | null;
  /** Why it is asked, in a few words, where the title of the rule says too little. */
  reason?(ctx: C): string;
  /** At an earlier moment: a line of the log that stands in the middle of its step, drawn; null for the board as it was. */
  retold?(ctx: C, event: Happened): TemplateResult | null;
  /** Aids that a reader may switch on and off: items of the menu. */
  aids?(ctx: C): Step[];
  /** What belongs to everybody, above the players. */
  common?(ctx: C): TemplateResult | typeof nothing;
  /** Choices that the board itself offers. */
  serves?(ctx: C): Served | null;
  /** A letter of the game's own: true if it was one. It is asked before the shell; with it, `p` passes nothing. */
  key?(letter: string): boolean;
  /** Those letters and what they do, for the sheet of keys: what the shell has on the same keys is left out there. */
  keys?(): [string, string][];
  /** The order of the players' column; without it clockwise, the reader last. */
  order?(ctx: C): number[];
}

export { css } from "./css";
export { piece } from "./piece";
