/** The drawer with the rulebook: opens at the rule of the present question, and can be searched. */
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import type { HbTable } from "../hb_table";
import * as icons from "../page/icons";
import { searchText } from "../words/search_text";

/** A rule; its `html` is made by the server from the game's own rulebook, never from what somebody typed. */
export interface Rule {
  number: string;
  title: string;
  html: string;
  chapter: string;
}

interface Book {
  chapters: { title: string; rules: Omit<Rule, "chapter">[] }[];
}

export async function fetchRules(game: string, lang: string): Promise<Rule[]> {
  const answer = await fetch(`/api/games/${game}/rules?lang=${lang}`);
  if (!answer.ok) return [];
  const book = (await answer.json()) as Book;
  return book.chapters.flatMap((chapter) => chapter.rules.map((rule) => ({ ...rule, chapter: chapter.title })));
}

const plain = (text: string) => searchText(text.replace(/<[^>]+>/g, " "));

/** The rules in which every word of the query occurs. */
export function findRules(rules: Rule[], query: string): Rule[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return rules;
  return rules.filter((rule) => {
    const text = plain(`${rule.number} ${rule.title} ${rule.html}`);
    return words.every((word) => text.includes(word));
  });
}

function paragraph(t: HbTable, rule: Rule, chapter: boolean): TemplateResult {
  return html`${chapter ? html`<h3 class="chapter">${rule.chapter}</h3>` : nothing}
    <article id="rule-${rule.number}" class=${rule.number === t.ruleAt ? "here" : ""} tabindex="-1">
      <h4><span class="number">${rule.number}</span> ${rule.title}</h4>
      ${unsafeHTML(rule.html)}
    </article>`;
}

/** A rule that another one cites is shown here, not on its page. */
function follow(t: HbTable, event: Event): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a.rule-number");
  if (!link) return;
  event.preventDefault();
  t.openRules(link.hash.slice(1));
}

export function rulesDrawer(t: HbTable): TemplateResult {
  const { words } = t;
  const found = findRules(t.rules ?? [], t.ruleQuery);
  return html`<dialog class="drawer rules" data-modeless aria-labelledby="hb-rules">
    <header>
      <h2 id="hb-rules">${words("rules")}</h2>
      <label><span class="sr">${words("search")}</span>
        <input type="search" placeholder=${words("search")} .value=${t.ruleQuery}
          @input=${(event: Event) => t.searchRules((event.target as HTMLInputElement).value)} /></label>
      <button type="button" class="hb-icon" aria-label=${words("close")} @click=${() => t.shut()}>${icons.cross}</button>
    </header>
    <div class="scroll" tabindex="0" @click=${(event: Event) => follow(t, event)}>
      ${t.rules === null ? html`<p>${words("loading")}</p>` : found.length ? nothing : html`<p>${words("noRule")}</p>`}
      ${repeat(
        found,
        (rule) => rule.number,
        (rule, at) => paragraph(t, rule, rule.chapter !== found[at - 1]?.chapter),
      )}
      <p><a href="/rules/${t.game}">${words("rulesPage")}</a></p>
    </div>
  </dialog>`;
}
