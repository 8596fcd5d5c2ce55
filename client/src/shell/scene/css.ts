/**
 * The directive `${css({ left: "3%", "--n": 2 })}` in an opening tag sets styles one by one, as the Content-Security-Policy
 * allows. Lit's styleMap begins with a style attribute, which it forbids.
 */
import { noChange } from "lit";
import { Directive, directive, PartType, type ElementPart, type PartInfo } from "lit/directive.js";

type Styles = Record<string, string | number | null | undefined>;

class Css extends Directive {
  private had: Styles = {};

  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error("css() belongs in an opening tag");
  }

  render(_styles: Styles): unknown {
    return noChange;
  }

  override update(part: ElementPart, [styles]: [Styles]): unknown {
    const { style } = part.element as HTMLElement;
    for (const name of Object.keys(this.had)) if (!(name in styles)) style.removeProperty(name);
    for (const [name, value] of Object.entries(styles)) {
      if (this.had[name] !== value) style.setProperty(name, value == null ? "" : String(value));
    }
    this.had = { ...styles };
    return noChange;
  }
}

export const css = directive(Css);
