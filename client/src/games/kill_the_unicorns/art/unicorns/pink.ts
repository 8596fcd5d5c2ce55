import type { Figure } from "./figure";

export const pink: Record<string, Figure> = {
  // Pigicorn in Pink Icing
  P1: {
    head: "pig hornPig",
    face: `
om M8 20C10-2 30-10 48-4c16-4 32 6 34 20 0 6-4 10-6 4-2-6-6-4-6 4 0 10-8 10-8 0-2-8-8-6-8 0 0 8-8 8-8 0-2-8-8-6-8-2-2 14-12 14-12 2-2-8-6-4-6 2-2 6-12 4-12-6Z
#f0c95a/2 M20 8l6-4 2 3-6 4Zm14-6 6 2-1 4-6-2Zm28 2 6 2-2 4-5-2Z
#3f8fd2 M48 6l6-3 2 3-6 3Zm-20 8 4-4 3 3-4 4Z
u hornPig
ow 42 38 8 9
i 45 41 3.6
ow 60 35 7 8
i 62 38 3
on/2.6 M34 26l14 4m7-2 11-6
o#d9466f M58 60c0 10 4 16 10 15 6-1 6-9 4-17Z
on M46 60c10 6 24 4 32-2`,
    body: `
x 100 198 80 7
u pigSit
om M44 140c4-34 30-50 58-50 30 0 54 18 56 48 0 8-8 10-9 2-1-8-7-6-7 4 0 14-12 14-12 0 0-8-8-8-8 0 0 8-10 8-10 0 0-10-8-8-8 2 0 16-14 16-14 0 0-10-8-8-8-2 0 10-12 10-12 0 0-8-6-8-8 0-2 8-16 6-18-4Z
#f0c95a M64 116l8-4 2 4-8 4Zm44-12 8 4-2 4-8-4Zm28 20 8-4 2 4-8 4Z
#3f8fd2 M84 108l8-4 2 4-8 4Zm36 10 8 4-2 4-8-4Z
#7fb35e M76 128l8 4-2 4-8-4Zm22-4 8-4 2 4-8 4Z
o#fffaf0 M40 190h120l-8 14H48Z
on/1.6 M60 190l6 14m14-14 3 14m17-14v14m20-14-3 14m23-14-6 14
H translate(54 26) scale(1.06)
o#c2402f 106 -16 8
on/1.6 M108-22c4-10 10-12 14-12`,
  },
  // Rosy Trampler: so many roses, so little time
  P2: {
    head: "earBack head horn",
    face: `
u eyeGlare
u mouthGnash
u pimples translate(56 50)
o#7fb35e/1.6 M86 58l10 20 3-2-9-20Z
o#c2402f 98 80 7
on/1.4 M94 80c2-4 7-3 6 1-1 3-4 2-3 0`,
    body: `
x 100 198 84 7
T 32 116 -14
u stand
oc M140 150c16-2 30-10 38-22l-14-10c-8 10-20 14-32 16Z
oh M178 130l-15-12 9-12 16 14Z
u neck
H translate(98 26) rotate(10 40 30) scale(.86)
o#c2402f 40 194 9 6
o#c2402f 70 200 9 5
o#c2402f 112 202 10 5
o#c2402f 172 192 9 7
o#7fb35e M48 198l10-8 2 8Zm72 6 12-8 2 8Zm30-6 12-6-2 8Z
on/1.4 M36 193c4-3 8 0 5 3m127-5c4-3 8 0 5 4m-106 5c3-2 6 0 4 2`,
  },
  // Candyfloss Menace, with a club of it
  P3: {
    head: "ear head horn",
    face: `
u eyeMad
u mouthTeeth
u freckles translate(60 46)
u snot translate(96 36) scale(.8)`,
    body: `
x 96 198 66 7
T 56 146
u proud
<g transform="translate(166 64) rotate(16)">
ow M-4 40h8L2-20h-4Z
om M-14-14c-20 0-20-26-4-30-2-22 26-28 34-14 20-4 28 20 12 28C34-12 12-4 4-14c-6 8-14 6-18 0Z
on/1.6 M-14-30c4-14 20-14 24-4M0-22c6 4 14 0 14-8M-6-52c6-4 12-2 14 4
</g>
u proudArms
u proudNeck
H translate(54 14) rotate(-8 40 30) scale(.84)`,
  },
  // Blushing Brute: does not know where to look
  P4: {
    head: "earFlop jaw hornStump",
    face: `
u eyeSad
u blush translate(62 46)
on M78 56c6-4 16-4 22 0
on/1.6 M76 53l3 5m22 0 3-4
u plaster translate(22 44) rotate(-30) scale(.8)`,
    body: `
x 100 198 70 7
T 62 150
u brute
u flex
<use href="#flex" transform="translate(200 0) scale(-1 1)"/>
o#d9466f/1.6 M26 100c-6-8-14-2-8 6l8 8 8-8c6-8-2-14-8-6Z
ow/1.6 M86 176h28l6 14H80Z
u bruteNeck
H translate(60 -2) scale(.84)
o#3f8fd2 M82 70l16 8-16 10Zm36 0-16 8 16 10Z
o#3f8fd2 100 79 5`,
  },
  // Strawberry Stampede
  P5: {
    head: "earBack head horn",
    face: `
u eyeMad
u mouthBray
<g transform="translate(22 -8) rotate(-16)">
o#c2402f M-20 0C-22-22-8-30 2-28c14 0 22 12 18 30C8-6-8-6-20 0Z
o#7fb35e M-12-24-2-34l4 8 8-8 2 10 10 2-12 4-8-4-8 5Z
#ffe9a8 -8 -12 1.6
#ffe9a8 2 -12 1.6
#ffe9a8 12 -10 1.6
</g>`,
    body: `
x 92 202 74 5
u dust translate(12 186)
u dust translate(-6 160) scale(.7)
T 24 108 -20
u run
u runNeck
H translate(98 18) rotate(14 40 30) scale(.86)
u berry translate(178 184) rotate(20)
u berry translate(60 60) rotate(-30) scale(.8)
u berry translate(24 66) rotate(50) scale(.7)`,
  },
  // Duchess Fluffington, at tea
  P6: {
    head: "ear head horn",
    face: `
u eyeSnoot
u mouthSmug
u wart translate(62 52)
b 58 44 7`,
    body: `
x 100 198 78 8
T 36 150
u sit
u armBelly
u armUp
ow M146 56h34c0 12-4 20-10 21h-14c-6-1-10-9-10-21Z
on M180 60c8-2 11 4 7 9-3 4-8 3-9 1
on/1.6 M151 62c5 4 8-4 12 0s8-4 12 0m-20-12c-4-5 4-7 0-13m11 13c-4-5 4-7 0-13
u sitNeck
ow M70 96c14 14 42 14 58-3 2 4 2 7 0 10-16 16-44 15-60 1-1-3 0-6 2-8Z
om 99 116 6
H translate(62 20) rotate(-14 40 30) scale(.86)`,
  },
  // Flamingo-Kneed Fury
  P7: {
    head: "earBack long hornBent",
    face: `
u eyeGlare
u mouthGrin translate(6 8)
u scar translate(18 34)
o#fff/1.4 M104 66l8 2m-10 4 9 5m-13-1 6 8`,
    body: `
x 96 199 70 5
T 38 78 10 .8
u stilts
u stiltNeck
om M104 66c-6 8 0 18 10 14 2 10 16 12 20 2 10 4 20-4 16-14 6-8-2-16-10-12-4-6-12-4-12 2-8-4-22 0-24 8Z
on/1.4 M112 68c4-4 8 0 6 4m10 0c4-4 8 0 6 4m6-12c4-3 7 0 5 4
H translate(92 0) rotate(4 40 30) scale(.74)
on/2.4 M20 60 8 54m8 20H2m184 22 12-6m-10 18 12 2`,
  },
};
