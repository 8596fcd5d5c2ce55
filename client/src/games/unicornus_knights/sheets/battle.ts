/** The sheet of a battle, beside the map, with the four stages of the rulebook; and that of the princess's battle. */
import { html, nothing, type TemplateResult } from "lit";
import { type Args, numberIn } from "../../../shell/scene/event_args";
import { signed } from "../../../shell/scene/game_scene";
import type { Prospects } from "../insights";
import { die, diceTable, enemyPortrait, hearts, sign, unitPortrait } from "../pieces";
import { type Doing, PRINCESS, type Scene } from "../scene";
import {
  diceSet,
  handfuls,
  isOf,
  kindOf,
  mostOf,
  presets,
  setDice,
  setShare,
  shares,
  shareSet,
  type Dice,
} from "./offers";
import { slider } from "./send";

const RESULTS = ["hit", "miss", "loss"] as const;

/** The sheet of the fight that is under way, if there is one. */
export function battleSheet(scene: Scene): TemplateResult | typeof nothing {
  const battle = scene.doing("battle");
  if (battle) return duel(scene, battle);
  const volley = scene.doing("volley");
  if (volley) return shooting(scene, volley);
  const hers = scene.doing("princess-battle");
  if (hers) return herBattle(scene, hers);
  const suffer = scene.doing("suffer");
  return suffer && kindOf(scene.ctx) === "share" ? suffering(scene, suffer[1]!, suffer[2]!) : nothing;
}

/** The sheet lies on the side of the map where the fight is not. */
function sheet(scene: Scene, space: number, name: string, body: TemplateResult): TemplateResult {
  const land = scene.land!;
  const hex = land.hexes[space];
  const side = hex && hex.x < land.box.x + land.box.width / 2 ? "right" : "left";
  return html`<section class="uk-sheet ${name} ${side}">${body}</section>`;
}

/** Who against whom. */
function versus(
  scene: Scene,
  unit: number,
  enemy: number,
  title: string,
  where: string,
  middle: unknown,
): TemplateResult {
  return html`<header class="uk-versus">${unitPortrait(scene, unit)}<div><h2>${title}</h2><p>${scene.w.battle.at(where)}</p>${middle}</div>${enemyPortrait(scene, enemy)}</header>`;
}

function stage(scene: Scene, n: number, at: number, body: unknown): TemplateResult {
  const { battle: w } = scene.w;
  const state = n < at ? "done" : n === at ? "now" : "next";
  return html`<section class="uk-stage ${state}" aria-current=${n === at ? "step" : nothing}><h3><b>${n + 1}</b>${w.stages[n]}<small>${n < at ? w.doneStage : n === at ? w.now : w.next}</small></h3><div>${body}</div></section>`;
}

/** The last event of a kind, for what it said. */
function last(scene: Scene, ...messages: string[]): Args | null {
  return scene.ctx.events.findLast((event) => messages.includes(event.message))?.args ?? null;
}

/** What the dice showed last. */
function rolled(scene: Scene): Dice | null {
  const args = last(scene, "rolls");
  return args && [numberIn(args, "hits"), numberIn(args, "misses"), numberIn(args, "losses")];
}

const line = (label: string, n: string | number, name = "") =>
  html`<li class=${name}><span>${label}</span><b>${n}</b></li>`;

function duel(
  scene: Scene,
  [, unit, space, attack, , step, , hits, misses, losses, , , , , harm]: Doing,
): TemplateResult {
  const { ctx, v, w: all } = scene;
  const w = all.battle;
  const enemy = scene.enemyAt(space!);
  const troops = v.troops[space!]!;
  const hex = scene.land!.hexes[space!]!;
  const card = scene.card(unit!);
  const faces = attack ? card.attack : card.defence; // none once the hero has fallen
  const at = [0, 0, 1, 1, 2, 3, 3][step!]!;
  const begun = step! > 0 ? last(scene, "attacks", "is-attacked") : null;
  const rolls = step! > 1 ? rolled(scene) : null;
  const foe = enemy >= 0 ? scene.enemyName(enemy) : all.leaderless(troops);
  const told = scene.battle;
  const count = told?.dice;
  const total = count?.total ?? (begun ? numberIn(begun, "dice") : undefined);
  const middle = html`<p class="uk-odds">${total === undefined ? nothing : html`<b>${total}</b> ${sign("dice")} `}${at < 2 && told?.power !== undefined ? html`${w.against} ${sign("swords")} <b>${told.power}</b>` : nothing}</p>`;
  const roll = html`<div class="uk-two"><ul class="uk-ledger">${count ? html`${line(w.soldiers, count.soldiers)}${count.defence ? line(w.defence(hex.defence), signed(count.defence)) : nothing}${count.other ? line(w.other, signed(count.other)) : nothing}` : nothing}${total === undefined ? nothing : line(w.dice, total, "sum")}</ul>
    <div>${faces ? html`<p class="uk-cap">${attack ? w.table.attack : w.table.defence}</p>${diceTable(faces, attack ? w.table.attack : w.table.defence)}` : nothing}
    ${rolls ? html`<p class="uk-cap">${w.rolled}</p><p class="uk-rolled">${results(scene, hits! + misses! + losses! === rolls[0] + rolls[1] + rolls[2] ? rolls : [hits!, misses!, losses!])}</p>` : nothing}</div></div>${told?.prospects ? html`<p class="uk-prospects">${prospects(scene, told.prospects)}</p>` : nothing}${step === 0 ? helps(scene) : nothing}`;
  const clash = last(scene, "clash");
  const apply =
    at === 1 && kindOf(ctx) === "dice"
      ? assigning(scene, { troops, enemy, stage2: step === 3, harmful: true })
      : at > 1
        ? html`<p>${clash ? w.takes(scene.unitName(unit!), numberIn(clash, "harm")) : nothing}</p>`
        : nothing;
  const damage =
    at === 2
      ? share(scene, unit!, harm!)
      : at > 2
        ? html`<p>${hearts(scene.life(unit!) - v.damage[unit!]!, scene.life(unit!), "")}</p>`
        : nothing;
  return sheet(
    scene,
    space!,
    "duel",
    html`${versus(scene, unit!, enemy, attack ? w.attacks(scene.unitName(unit!), foe) : w.isAttacked(scene.unitName(unit!), foe), scene.where(space!), middle)}
    ${stage(scene, 0, at, roll)} ${stage(scene, 1, at, apply)} ${stage(scene, 2, at, damage)} ${stage(scene, 3, at, html`<p>${at === 3 && ctx.question?.mine ? w.pickSpace : w.withdraw}</p>`)}`,
  );
}

/** Cards, powers and allies that can be used at this very moment. */
function helps(scene: Scene): TemplateResult | typeof nothing {
  const { ctx } = scene;
  const found = ctx.question?.mine
    ? ctx.question.choices.filter((choice) => isOf(choice, "card", "ally", "power"))
    : [];
  const name = (token: string) => {
    const [kind, id = ""] = token.split(":");
    return kind === "card"
      ? scene.name(id)
      : kind === "ally"
        ? `${scene.name(id)}: ${scene.name(`${id}-ally`)}`
        : scene.name(`${scene.unitId(scene.looking)}-power`);
  };
  return found.length
    ? html`<p class="uk-helps"><span class="uk-cap">${scene.w.battle.helps}</span>${found.map((choice) => html`<button type="button" class="uk-preset" title=${choice.label} @click=${() => ctx.take(choice.code)}>${name(choice.token)}</button>`)}</p>`
    : nothing;
}

const results = (scene: Scene, dice: Dice) =>
  RESULTS.flatMap((result, k) => Array.from({ length: dice[k]! }, () => die(result, scene.w.battle[result])));

interface Against {
  troops: number;
  enemy: number;
  stage2: boolean;
  harmful: boolean;
}

/** Dice as buttons: those that are set stand on the enemy's side. */
function assigning(scene: Scene, { troops, enemy, stage2, harmful }: Against): TemplateResult {
  const { ctx } = scene;
  const w = scene.w.battle;
  const set = diceSet(ctx);
  const most = mostOf(ctx);
  const rolls = rolled(scene);
  const again = scene.battle?.again ?? false;
  const known: Dice = rolls && !stage2 ? rolls : most;
  const all = most.map((n, k) => Math.max(n, known[k]!)) as Dice;
  const change = (k: number, by: number) => () => setDice(ctx, set.map((n, at) => (at === k ? n + by : n)) as Dice);
  const fits = (k: number, by: number) => handfuls(ctx).has(set.map((n, at) => (at === k ? n + by : n)).join());
  const button = (k: number, on: boolean) =>
    html`<button type="button" class="uk-dieb ${on ? "on" : ""}" aria-pressed=${on} ?disabled=${!fits(k, on ? -1 : 1)} @click=${change(k, on ? -1 : 1)}>${die(RESULTS[k]!, w[RESULTS[k]!])}</button>`;
  const preset = (name: keyof typeof presets, label: string) =>
    html`<button type="button" class="uk-preset" aria-pressed=${presets[name](ctx).join() === set.join()} @click=${() => setDice(ctx, presets[name](ctx))}>${label}</button>`;
  const spread = (pick: (k: number) => number, on: boolean) =>
    RESULTS.flatMap((_, k) => Array.from({ length: pick(k) }, () => button(k, on)));
  const total = set[0] + set[1] + set[2];
  const foe = enemy >= 0 ? scene.enemyName(enemy) : "";
  return html`<p class="uk-presets">${again ? html`${preset("notHits", w.notHits)}` : html`${preset("most", stage2 || enemy < 0 ? w.all : w.most)}${!stage2 && enemy >= 0 && all[0] + all[1] + all[2] > troops ? preset("save", w.save(foe)) : nothing}${preset("none", w.none)}`}</p>
    <div class="uk-slots"><div class="uk-target"><p class="uk-cap">${again ? w.reroll : stage2 ? w.onCommander(foe) : w.onSoldiers(troops)}</p><div>${again ? nothing : stage2 ? enemyPortrait(scene, enemy) : nothing}${spread((k) => set[k]!, true)}${again || stage2 ? nothing : Array.from({ length: Math.max(0, troops - total) }, () => html`<i class="uk-slot">${sign("flag", "empire")}</i>`)}</div></div>
      <div class="uk-spare"><p class="uk-cap">${w.set(total, all[0] + all[1] + all[2])}</p><div>${spread((k) => all[k]! - set[k]!, false)}</div></div></div>
    ${helps(scene)}
    ${again || !harmful ? html`<p class="uk-quiet">${w.tap}</p>` : forecast(scene, enemy, set)}`;
}

/** What this handful comes to, as the table says. */
function forecast(scene: Scene, enemy: number, set: Dice): TemplateResult | typeof nothing {
  const w = scene.w.battle;
  const { power, shield, ways } = scene.battle ?? {};
  const way = ways?.[set.join()];
  if (!way?.length) return nothing;
  const [off, harm, falls, wounds] = way as [number, number, number, number];
  return html`<ul class="uk-ledger">${line(w.enemyPower, power!)}${line(w.diceOff, `−${off}`)}${set[2] ? line(w.lossOn, `+${set[2]}`) : nothing}${shield ? line(w.shield, `−${shield}`) : nothing}${line(w.harm, harm, "sum bad")}</ul>
    <p class="uk-quiet">${[w.theyLose(falls), enemy >= 0 && wounds ? w.isWounded(scene.enemyName(enemy), wounds) : ""].filter(Boolean).join(", ")}</p>`;
}

/** "Wipes them out: 35 %, about 2 damage, deadly: 4 %" */
export function prospects(scene: Scene, { wins, dies, harm }: Prospects): string {
  const w = scene.w.battle;
  const of = (n: number) => (n > 0 && n < 0.01 ? "< 1" : n < 1 && n > 0.99 ? "> 99" : String(Math.round(n * 100)));
  return [w.wins(of(wins)), w.mean(harm), ...(dies ? [w.dies(of(dies))] : [])].join(", ");
}

function shooting(scene: Scene, [, unit, space, , hits, misses, losses, covered]: Doing): TemplateResult {
  const { ctx, v } = scene;
  const w = scene.w.battle;
  const enemy = scene.enemyAt(space!);
  const asked = kindOf(ctx) === "dice";
  return sheet(
    scene,
    space!,
    "volley",
    html`${versus(scene, unit!, enemy, w.volley(scene.unitName(unit!)), scene.where(space!), nothing)}
    ${stage(scene, 0, 1, html`<p class="uk-rolled">${results(scene, [hits!, misses!, losses!])}</p>`)}
    ${stage(scene, 1, 1, asked ? assigning(scene, { troops: v.troops[space!]!, enemy, stage2: covered! >= 0, harmful: false }) : nothing)}`,
  );
}

/** How damage is divided: each way a row of flags and hearts. */
function share(scene: Scene, unit: number, harm: number): TemplateResult {
  const { ctx, v } = scene;
  const w = scene.w.battle;
  const offered = [...shares(ctx)];
  const title = html`<p><b>${w.takes(scene.unitName(unit), harm)}</b></p>`;
  if (!offered.length) return title;
  const [soldiers, left] = [v.soldiers[unit]!, scene.life(unit) - v.damage[unit]!];
  const chosen = shareSet(ctx);
  return html`${title}<div class="uk-shares" role="radiogroup">${offered.map(([own, choice]) => {
    const falls = Math.min(harm - own, soldiers);
    return html`<button type="button" role="radio" aria-checked=${own === chosen} title=${choice.label} @click=${() => setShare(ctx, own)}>
      <span>${Array.from({ length: soldiers }, (_, n) => sign("flag", n < falls ? "gone" : "kingdom"))}</span><span>${Array.from({ length: left }, (_, n) => sign("heart", n < left - own ? "full" : "gone"))}</span>
      <small>${w.falls(falls)}, ${w.wounds(own)}</small></button>`;
  })}</div>`;
}

/** UK-8.10: life and soldiers, not combat power. */
function herBattle(scene: Scene, [, space, , step, harm, guard, taken]: Doing): TemplateResult {
  const { ctx, v } = scene;
  const w = scene.w.battle;
  const enemy = scene.enemyAt(space!);
  const troops = v.troops[space!]!;
  const told = scene.battle;
  const guarding = step === 2;
  const foe = enemy >= 0 ? scene.enemyName(enemy) : scene.w.leaderless(troops);
  return sheet(
    scene,
    space!,
    "hers",
    html`${versus(scene, PRINCESS, enemy, w.princess(foe), scene.where(space!), nothing)}
    <section class="uk-stage done"><h3><b>!</b></h3><div><p>${w.princessHow}</p></div></section>
    <section class="uk-stage done"><h3><b>1</b>${w.damage}</h3><div><ul class="uk-ledger">${enemy >= 0 && told ? (told.times! > 1 ? line(foe, `${told.commander! / told.times!} × ${told.times}`) : line(w.health(foe), told.commander!)) : nothing}${line(w.enemySoldiers, troops)}${told?.kept_off ? line(w.reduced, `−${told.kept_off}`) : nothing}${taken ? line(w.guard(scene.unitName(guard!)), `−${taken}`) : nothing}${line(w.damage, harm!, "sum bad")}</ul></div></section>
    <section class="uk-stage now"><h3><b>2</b>${w.stages[2]}</h3><div>${kindOf(ctx) === "share" || !ctx.question?.mine ? share(scene, guarding ? guard! : PRINCESS, guarding ? taken! : harm!) : nothing}${kindOf(ctx) === "amount" ? slider(scene, w.guard(scene.unitName(guard!))) : nothing}</div></section>`,
  );
}

function suffering(scene: Scene, unit: number, damage: number): TemplateResult {
  const { v } = scene;
  return sheet(
    scene,
    v.at[unit]!,
    "suffer",
    html`<header class="uk-versus">${unitPortrait(scene, unit)}<div><h2>${scene.w.battle.suffers(scene.unitName(unit))}</h2><p>${scene.w.battle.at(scene.where(v.at[unit]!))}</p></div></header>
    <section class="uk-stage now"><h3><b>${damage}</b>${scene.w.battle.stages[2]}</h3><div>${share(scene, unit, damage)}</div></section>`,
  );
}
