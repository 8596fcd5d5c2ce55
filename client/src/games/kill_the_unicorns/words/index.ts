/** The drawing's own words, in the reader's language. */
import { translations, type Translated } from "../../../shell/scene/translations";
import { en } from "./en";

export type Words = Translated<typeof en>;

export const { speak, words } = translations<Words>(en, () => import("./it"));
