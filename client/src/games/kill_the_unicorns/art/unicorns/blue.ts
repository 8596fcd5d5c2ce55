import type { Figure } from "./figure";

export const blue: Record<string, Figure> = {
  // Pigicorn in Blue Wool, knitted by somebody's aunt
  B1: {
    head: "pig hornPig",
    face: `
om M10 18C8-6 30-14 48-8c20-4 36 8 34 24 0 6-8 8-12 3-8 6-16 6-22 1-6 5-16 5-22 0-6 6-15 5-16-2Z
on/1.6 M18 10c4-6 10-6 14 0m4-2c4-6 10-6 14 0m4 0c4-6 10-6 14 1
u hornPig
ow 40 36 8
i 37 39 3.6
ow 60 34 7
i 63 37 3
on/2.4 M32 24l14-2m8 0 12 3
on M50 62c8-4 20-4 26 0
u drip translate(98 46) scale(.7)`,
    body: `
x 100 198 80 7
on/3.4 M38 130c-14-6-24 4-16 12 8 6 14-6 2-12
u stand
om M26 128c-6-40 36-54 76-52 44 0 68 20 68 54-2 20-14 30-30 36-20-8-60-8-82 0-18-8-30-20-32-38Z
on/1.6 M40 104c8-8 14-8 20 0s14 8 20 0 14-8 20 0 14 8 20 0 14-8 20 0 14 8 20 2M34 128c8-8 14-8 22 0s14 8 20 0 14-8 20 0 14 8 20 0 14-8 20 0 14 8 26 0M46 148c6-6 12-6 18 0s14 6 20 0 14-6 20 0 14 6 20 0 14-6 22 2
ow M56 164c24-10 66-10 88 0l-2 8c-22-8-62-8-84 0Z
H translate(88 44) scale(.94)
o#d6b07a/1.6 M20 66l54 52 4-4-54-52Zm56-4-54 56-4-4 54-56Z
o#c2402f 22 64 5
o#c2402f 74 60 5
om 18 186 16
on/1.6 M6 182c8-8 18-4 24 4m-22 6c8-8 18-4 22 2m4-4c10 6 16-2 26 2`,
  },
  // Drizzle Hoof: a cloud of his own
  B2: {
    head: "earFlop long horn",
    face: `
u eyeSad
u mouthFrown translate(4 8)
u drip translate(105 54) scale(.9)
u drip translate(36 42) scale(.7)`,
    body: `
#b9d9ef 100 198 92 9
on/1.6 M14 198c10-4 14 4 24 0m112 4c10-4 14 4 24 0m-94 4c10-4 14 4 24 0
T 34 122 24
u stand
u neck
H translate(96 40) rotate(16 40 30) scale(.8)
ow M30 18C10 20 2-2 20-10c0-22 32-28 42-12 18-12 42 0 38 18 18 2 18 24 0 24Z
s M30 16C16 18 6 6 12-2c8 12 28 14 44 10 18 6 40 4 54-4 4 10-2 14-12 14Z
u drip translate(30 28)
u drip translate(56 36) scale(.8)
u drip translate(84 28) scale(.9)
u drip translate(16 54) scale(.7)
u drip translate(70 58) scale(.7)
u drip translate(44 62) scale(.8)`,
  },
  // Sapphire Slouch
  B3: {
    head: "ear head hornStump",
    face: `
u eyeShades
u mouthSmug
on/2 M100 52l16 10m-4-4 4-6 4 14`,
    body: `
x 100 199 92 6
o#c2402f M2 200c-4-22 4-48 28-52l30 48-2 8-50 2Z
on/1.6 M14 170l8 8m0-18 8 8m-14 20 8 8m10-24 6 8
T 20 152 30
u lie
u lieNeck
o#f0c95a/1.8 M112 140c10 16 34 20 50 10l1 5c-17 11-43 7-53-10Z
o#3f8fd2 M138 158h12l4 8-10 14-10-14Z
on/1.4 M134 166h20m-13-8-2 8 5 14 5-14-2-8
H translate(90 68) rotate(-16 40 30) scale(.9)
ow M22 96h22l-4 32H26Z
o#f6b53a M24 104h18l-3 23H27Z
on/2 M36 98l10-18`,
  },
  // Cobalt Kicker
  B4: {
    head: "earBack jaw horn",
    face: `
u eyeCross
u mouthGrin translate(2 2)
u scar translate(26 44)
u plaster translate(92 20) rotate(20) scale(.6)`,
    body: `
<g transform="translate(16 8) scale(.94)">
x 118 198 66 6
o#fff3c9 M-18 74-8 60l-6-16 16 6 8-16 8 16 16-6-8 14 14 8-16 6 4 16-16-8L2 94-2 78Z
T 44 84 40 .8
u kick
H translate(190 22) scale(-.84 .84)
on/2.4 M-28 98l-10 8m8-20h-14M0 28-6 14
</g>`,
  },
  // Tidal Trotter
  B5: {
    head: "earFlop head horn",
    face: `
u eyeGoggles
on/2 M104 50c-10 8-22 8-32 0
o#f6b53a M96 52c8 2 16 0 16-12l6-48-8-2-6 48c0 6-4 8-8 6Z
o#c2402f M109-8l10 2 1-12-10-2Z`,
    body: `
T 24 104 -16
u run
u runNeck
H translate(98 16) rotate(-2 40 30) scale(.84)
om M-20 206c0-30 16-42 28-30 10-12 26-10 30 4 14-12 32-10 36 4 14-12 32-12 36 0 14-12 32-12 36 0 14-12 32-12 36 2 14-12 32-4 34 20Z
on/1.8 M2 190c8-8 18-4 20 2m18 4c8-8 18-4 20 2m20 0c8-8 18-4 20 2m18-2c8-8 18-4 20 2m18-2c8-8 18-4 20 2
u drip translate(186 150)
u drip translate(12 146) scale(.8)
u drip translate(200 168) scale(.7)`,
  },
  // Baron von Splash, with his float
  B6: {
    head: "ear head horn",
    face: `
u eyeCross
on/3 47 27 14
on/1.6 M40 40c-4 16-10 26-18 34
u moustache
u snot translate(97 37) scale(.7)`,
    body: `
x 100 197 86 7
on/1.6 M18 197c8-4 12 4 20 0m124 2c8-4 12 4 20 0
T 38 130
u stand
u neck
ow M58 84c-14 24-12 66 0 90 8 6 22 10 36 7-14-27-14-75-2-104-12-2-24 1-34 7Z
o#c2402f M52 97l33-5c-2 9-3 18-3 26l-34 1c0-8 2-16 4-22Zm-3 47 34-1c1 8 3 17 5 25l-32 2c-4-9-6-18-7-26Z
ow M58 78c-10-2-14-12-8-20-8 0-12-4-12-8 8 2 14 0 18-4 10-4 20 4 18 16 6 2 10 8 8 16-6 4-18 4-24 0Z
i 60 56 2
o#e8832a M50 52c-6-4-12-4-16-2 4 6 12 8 18 7Z
H translate(98 26) rotate(4 40 30) scale(.86)`,
  },
  // Glacier Gallop
  B7: {
    head: "ear head hornIce",
    face: `
u eyeGlare
u mouthGrin
o#dff1fb/1.6 M92 62l3 16 4-17Zm9-4 3 12 3-15Zm-17 5 2 9 3-9Z
o#c2402f M16 18C10 8 14-4 24-6l6 8c-8 4-8 12-4 18Z
o#c2402f 20 20 12`,
    body: `
x 100 204 56 4
o#dff1fb M-10 208l20-30 14 12 20-22 18 26 22-12 16 18 28-24 16 18 24-14 20 16 24-10v26H-10Z
on/1.4 M44 168l4 26m80-18 2 24M10 178l4 22
T 24 112 -30
u leap
u leapNeck
o#c2402f M104 76c16 16 42 20 62 12l2 10c-22 10-52 6-66-10Zm6 16-14 30 16 4 10-26Z
H translate(98 6) rotate(-6 40 30) scale(.86)
on/2.4 M-8 92l-18 6m22-24h-16m20 38-14 10`,
  },
};
