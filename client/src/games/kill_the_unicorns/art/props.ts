import type { Parts } from "../../../shell/scene/sprite";

/** Things that several unicorns wear, break or leave behind; each around its own origin. */
export const props: Parts = {
  hornPig: `
on/3 M20 12c14-8 32-8 50 2
on/1.6 M22 16c-12 14-6 40 12 54
og M36 4c4-16 8-32 14-48 6 16 10 32 10 50-8-4-16-5-24-2Z
on/1.6 M38-6l22 3M42-17l16 3M46-29l9 2`,
  eyeButton: `
o#4a3f57 46 27 9
#fff 43 24 1.8
#fff 49 24 1.8
#fff 43 30 1.8
#fff 49 30 1.8
on/2.6 M36 12c6-4 14-4 20 1`,
  dust: `
o#efe6d2/1.8 M-20 6C-32 6-32-8-20-8c2-12 18-12 20-2 10-6 20 4 14 12 6 8-6 12-14 6-6 6-16 4-20-2Z
on/1.4 M-14-2c4-4 10-2 10 2`,
  berry: `
o#c2402f M-10-6C-12 6-4 14 0 16 4 14 12 6 10-6c-4-4-16-4-20 0Z
o#7fb35e/1.6 M-9-8l9-6 9 6-5 4-4-3-4 3Z
#ffe9a8 -4 1 1.3
#ffe9a8 4 0 1.3
#ffe9a8 0 7 1.3`,
  fern: `
o#7fb35e/1.6 M0 0c-4-20-4-40 0-64C4-40 4-20 0 0Z
on/2 M0-8-13-18M0-8l13-10M0-22-13-32M0-22l13-10M0-36-11-46M0-36l11-10M0-50l-6-8m6 8 6-8`,
  gem: `
o#6fbf5a M-14-4l7-9H8l7 9L0 14Z
on/1.4 M-14-4h29m-22-9 3 9 4 18L6-4l2-9
#fff M-9-6l4-5 2 5Z`,
  dandelion: `
on/2.4 M0 0c-2-20 2-34 0-46
<g class="ku-o" stroke-width="1.4"><path d="M0-46v-20m0 20-14-14M0-46l14-14M0-46l-19-2m19 2 19-2M0-46-15-36M0-46l15 10"/></g>
#fffaf0 0 -68 2.6
#fffaf0 -15 -62 2.6
#fffaf0 15 -62 2.6
ow/1.4 0 -46 4`,
  lemon: `
o#f6dd5a M-20 0c4-14 30-16 38-4 6 0 6 8 0 8-8 12-34 10-38-4Z
on/1.4 M-8-6l2 2m6 6 2 2M6-6l2 2`,
};
