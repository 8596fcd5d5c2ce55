import type { Parts } from "../../../shell/scene/sprite";

/** Pictures of the traps, in a box of 40. */
export const traps: Parts = {
  athletic_unicorn: `
on/5 M12 28l16-16
o#4a3f57 M2 26l12 12 4-4L6 22ZM22 6l12 12 4-4L26 2Z
o#6b5f7a M6 20l14 14 4-4-14-14Zm10-10 14 14 4-4L20 6Z`,
  smelly_unicorn: `
o#9db35a M3 28c7-10 21-10 28-2l7-6v16l-7-5c-7 7-21 7-28-3Z
on/1.6 M9 26l3 3m0-3-3 3
on/1.8 M12 15c-4-4 4-6 0-11m9 10c-4-4 4-6 0-11m9 12c-4-4 4-6 0-11`,
  unicorn_pee: `
o#f6d84d M4 32c0-8 12-10 18-8 8-4 18 2 15 8-3 7-29 8-33 0Z
o#f6d84d M20 0c6 8 8 12 4 16-4 3-10 1-10-4 0-4 4-7 6-12Z
#fff 13 30 4 2`,
  running_is_useless: `
o#a8743f M4 30C4 20 6 12 8 8h12l2 10 12 6c4 2 4 8 3 10H4Z
on/1.6 M22 18l-4 2m8 0-3 4M4 30h33
o#fff/1.6 M8 34h28v4H8Z`,
  size_does_not_matter: `
o#f0c95a M2 30 30 2l8 8-28 28Z
on/1.6 M8 24l4 4m1-9 6 6m-1-11 4 4m1-9 6 6
o#d9466f/1.6 M4 8l10-6-2 12Z`,
  duocorn: `
o#fff5e2 M6 38c-4-12 4-20 14-20s18 8 14 20Z
og M8 20 4-2l14 19Zm24 0 4-22-14 19Z
on/1.4 M7 12l5-2M6 5l3-1m24 8-5-2m6-5-3-1
i 14 29 2.2
i 26 29 2.2`,
  royal_pardon: `
o#fff5e2 M8 6h24v28H8Z
o#efe0bd M4 2h28c4 0 4 6 0 6H8C4 8 2 4 4 2Zm4 30h28c4 2 2 8-2 8H10c-4 0-4-6-2-8Z
o#e0b02a/1.6 M12 24l-1-11 5 5 4-7 4 7 5-5-1 11Z`,
  pretty_in_pink: `
o#e4578f M20 18C10 4 0 8 2 20c0 12 10 12 18 2 8 10 18 10 18-2 2-12-8-16-18-2Z
o#e4578f M16 22l-6 16 8-6Zm8 0 6 16-8-6Z
o#f6a9c6 20 20 5`,
  trigger_happy: `
o#8a5a32 M2 36c0-10 6-18 12-20l4 8c-4 4-6 10-6 14Z
o#4a3f57 M12 14 36 4l4 10-24 12Z
on/2 M18 24c2 6 8 4 7-2
o#f6b53a/1.4 M38 6l6-4-2 6 5 2-5 2 2 5-5-4Z`,
  wrong_end_of_the_lance: `
o#d6b07a M34 4l4 4-24 24-4-4Z
o#c9d3dd M10 28l4 4-12 8Z
o#c2402f M30 2c6-4 14 4 10 10l-6 2-6-6Z
on/2 M4 12l10-2m-8 8h6`,
  overpaid_escort: `
o#b98d55 M14 12C2 20 0 38 10 38h20c10 0 8-18-4-26Z
o#b98d55 M12 4l4 8h8l4-8-8 3Z
on/2 M14 12h12
<text class="ku-num" x="20" y="32" font-size="16" text-anchor="middle">7</text>`,
  zombicorn: `
o#fff M18 8l3-10 3 10c8 2 12 8 11 15-1 5-5 6-6 8l-1 6H12l-1-6c-2-2-5-3-6-8C4 15 9 9 18 8Z
i 14 21 4.5
i 27 21 4.5
on/1.5 M16 32v5m4-5v5m4-5v5`,
  chromatic_sneeze: `
o#e4578f/1.6 26 8 8
o#3f8fd2/1.6 34 18 7
o#e0b02a/1.6 30 29 7
o#5d9b3d/1.6 18 34 6
o#fff5e2 M2 4c10 0 14 6 16 12 4 2 4 10-2 10-4 0-6-2-8 0-4 2-8 0-10-2Z
i 15 22 2`,
  arithmancy: `
<rect class="ku-o" x="2" y="6" width="36" height="28" rx="2" fill="#3b4a44"/>
<path d="M8 16h5v4H8v5h5m5-5h6m-3-3v6m7-6h6m-6 6h6" fill="none" stroke="#fff" stroke-width="2"/>`,
  voodoo_doll: `
o#d8b98a M14 14 4 20l4 6 6-2-4 14h8l2-6 2 6h8l-4-14 6 2 4-6-10-6Z
o#d8b98a 20 9 9
on/1.6 M15 6l4 4m0-4-4 4m7-4 4 4m0-4-4 4m-6 4h8
on/1.6 M36 6 22 20M2 34l15-7
o#c2402f/1.4 37 5 3`,
  bad_omen: `
o#3c3350 M2 24C6 12 18 8 24 12c2-8 10-10 14-4l8 4-9 2c1 12-9 20-19 20L6 38l4-7c-6 1-10-1-8-7Z
o#f0c95a/1.3 32 9 2.6
on/1.8 M18 34v6m5-7v7`,
  ghostly_coat: `
o#fffdf8 M6 40V20C6 6 14 0 20 0s14 6 14 20v20l-5-6-4 6-5-6-5 6-4-6Z
i 15 17 3 4
i 25 17 3 4
i 20 26 3 2`,
  infallible_trap: `
o#7d8aa0 M2 34C0 14 12 4 20 4s20 10 18 30h-6c0-16-4-22-12-22S8 18 8 34Z
ow/1.4 M8 26l6-2-4-4 6-2-2-4 6 2 6-2-2 4 6 2-4 4 6 2v8H8Z
o#5b6579 M-1 32h42l-3 7H2Z`,
  decoy_unicorn: `
o#a8743f M17 20h6l1 20h-8Z
o#e6cda3 M4 24C2 14 10 8 18 8l6-12 2 14c8 2 14 8 12 12-4 4-10 0-14 2-4 4-18 6-20 0Z
i 25 15 2
on/1.4 M8 22l4-8m0 11 4-8`,
  tripwire: `
o#8a5a32 M3 14h6L8 38H4Zm28 0h6l-1 24h-4Z
on/1.8 M8 20c8 4 16 4 24 0
o#f0c95a M15 24c0-4 10-4 10 0l3 9H12Z
i 20 35 2.4`,
  trojan_unicorn: `
o#a8743f M6 18h20l2-10 6-4 6 8-4 4v16H6Z
on/1.6 M12 18v14m8-14v14m8-18v18M6 25h30
og/1.6 M33 5l5-12V7Z
o#8a5a32 12 35 5
o#8a5a32 30 35 5`,
  encore: `
o#c2402f M2 2h36v6H2Z
o#c2402f M2 8c2 12 0 22-2 32h12c-4-12 2-22 2-32Zm36 0c-2 12 0 22 2 32H28c4-12-2-22-2-32Z
<path class="ku-i" d="M18 14L26 12V26A4 3.4 0 1 1 23 23V18L20 19Z"/>`,
  ballad_of_fame: `
o#f0c95a M10 4h20c0 14-4 20-10 20S10 18 10 4Z
on/2.4 M10 8c-8-2-8 10 2 10M30 8c8-2 8 10-2 10
o#f0c95a M17 23h6l1 8h-8Z
o#8a5a32 M10 31h20v8H10Z
u star translate(20 13) scale(.7)`,
};
