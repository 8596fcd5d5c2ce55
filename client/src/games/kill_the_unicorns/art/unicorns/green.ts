import type { Figure } from "./figure";

export const green: Record<string, Figure> = {
  // Pigicorn in Pond Slime
  G1: {
    head: "pig hornPig",
    face: `
om M12 12C18 0 34-4 46 0c14-2 24 4 26 12-2 6-5 4-6 10-2 6-8 4-8-4-4-4-8-2-9 6-1 10-9 8-9-2-2-8-6-6-7-2-2 6-8 4-8-2-5 0-11 0-13-6Z
u hornPig
ow 42 34 8.5
i 38 34 3.6
ow 60 32 7
i 57 32 3
on/2.6 M32 24l16 3m8-2 10-4
oi M44 56c10 8 26 10 36 2-4 10-24 14-36-2Z
ow/1.4 M62 62v6l6-.5V62Z`,
    body: `
x 98 196 74 6
on/1.8 M186 192c10-8 8-18-2-20 2-10-12-14-18-6m0 14c-8 0-10 8-4 12
u pigRun
om M72 82c18-12 68-8 86 18-2 8-6 8-8 16-2 8-8 6-8-2-2-8-8-8-10 0 0 16-12 16-12 2-2-10-8-8-10-4-2 10-10 8-10-2-2-12-10-6-14-10-6-4-12-8-14-18Z
on/1.6 M104 86c12-2 26 2 34 8
H translate(98 40) scale(-.98 .98)
u fly translate(168 66) rotate(20)
u fly translate(122 40) rotate(-20) scale(.8)`,
  },
  // Mossy Loafer
  G2: {
    head: "earFlop head hornStump",
    face: `
u eyeDoze
u mouthChew
m 30 60 12 6
m 20 6 9 5`,
    body: `
x 100 199 92 6
T 20 156 26
u lie
om M26 138c4-22 40-34 74-30 18 2 28 8 32 16-6 10-12 2-18 6-6 10-14 0-22 4-8 10-16 0-24 4-10 8-18-2-26 4-8 6-16 6-16-4Z
ow M44 116l-2-20h12v18Z
o#c2402f M32 98c0-18 32-18 32 0Z
#fff 42 92 3
#fff 53 90 3.4
ow/1.8 M78 110l-1-12h8l1 11Z
o#c2402f/1.8 M70 99c0-12 22-12 22 0Z
u lieNeck
H translate(92 70) rotate(14 40 30) scale(.86)
<g transform="translate(64 192)">
o#d6b07a M-18 6C-22-12 2-18 8-4c4 6 2 10 0 12Z
on/1.4 M-10 2C-12-6 0-10 2-2c0 6-8 6-7 2
ow/1.6 M-22 10h36c8-2 10-10 6-16l-4 2C18 2 12 6 6 7Z
</g>`,
  },
  // Pickle Prancer
  G3: {
    head: "ear head hornPickle",
    face: `
u eyeWink
u mouthTongue
u pimples translate(60 48)`,
    body: `
x 96 198 66 7
T 56 146
u proud
u proudArms
<g transform="translate(162 46)">
ow M-15-14h30c5 6 5 38 1 42h-32c-4-4-4-36 1-42Z
#cfe3a0 M-16 0h32c2 12 1 22-1 26h-30c-2-4-3-14-1-26Z
o#7fa83a M-10 24C-14 8-8-4-4-4c4 4 4 20 2 28Zm12 0C0 8 4-2 8-2c4 4 4 20 2 26Z
o#c2402f M-17-22h34v9h-34Z
</g>
u proudNeck
H translate(52 14) rotate(-14 40 30) scale(.84)
on/2.4 M40 184l-12-4m10 14-12 4m122-16 12-4`,
  },
  // Fern Flattener
  G4: {
    head: "ear jaw horn",
    face: `
u eyeCross
u mouthChew translate(2 4)
u wart translate(24 50)
u wart translate(34 58) scale(.7)`,
    body: `
x 100 199 98 6
u fern translate(16 196) rotate(-70)
u fern translate(186 196) rotate(70)
T 16 112
u bulk
H translate(50 34) scale(1)
u fern translate(36 206) rotate(-86) scale(.9)
u fern translate(160 206) rotate(86) scale(.9)
u fern translate(96 208) rotate(80) scale(.7)`,
  },
  // Hedge Hurdler
  G5: {
    head: "earBack head horn",
    face: `
u eyeGoofy
u mouthTongue
o#fffaf0 M8 16c14-8 36-8 52-2l-1 7c-15-6-37-5-51 3Z
#c2402f M9 19c13-7 35-7 51-2v1.5C44 14 22 14 9 21Z
u drip translate(74 2) rotate(60) scale(.7)`,
    body: `
T 24 104 -24
u leap
ow M62 84l46-8 4 36-46 8Z
<text class="ku-num" x="88" y="108" font-size="28" text-anchor="middle" transform="rotate(-9 88 100)">7</text>
u leapNeck
H translate(98 2) rotate(-8 40 30) scale(.86)
om M20 214l2-32c12-10 24 2 32-4 10-10 24 4 32-2 12-8 24 6 32 0 12-8 26 6 34 2 12-6 26 2 26 8l2 28Z
on/1.6 M36 192l6 6 6-6m18 4 6 6 6-6m20-6 6 6 6-6m18 6 6 6 6-6m14-6 6 6 6-6`,
  },
  // Lady Lawnmower
  G6: {
    head: "ear head horn",
    face: `
u eyeSnoot
u mouthChew
<g transform="translate(30 -2) rotate(-10)">
o#f3e2b0 M-34 4C-20-8 22-8 36 4c-12 8-56 8-70 0Z
o#f3e2b0 M-18 1c0-21 38-21 38 0C8-4-8-4-18 1Z
o#e4578f M-18 1C-8-4 8-4 20 1v-7C8-11-8-11-18-6Z
o#fff/1.4 -14 -8 6
o#f0c95a/1.2 -14 -8 2.4
</g>
u horn`,
    body: `
x 100 198 84 7
T 36 152
u sit
u armBelly
u armUp
on/3 M162 78l-12-66
om M108 18c4-30 78-38 88-12-10-2-14 2-16 8-10-8-18-4-22 2-8-8-16-6-20 2-10-8-20-6-30 0Z
on/1.4 M150-10c-8 10-12 18-12 27m14-27c6 8 8 18 6 25
u sitNeck
<g>
ow/1.6 76 100 5
ow/1.6 86 106 5
ow/1.6 97 108 5
ow/1.6 108 106 5
ow/1.6 118 100 5
</g>
H translate(60 22) rotate(-10 40 30) scale(.86)
on/2.2 M14 200l4-10 4 10m158 0 6-12 4 12m-160 4 3-8 3 8`,
  },
  // Emerald Avalanche
  G7: {
    head: "earBack jaw horn",
    face: `
u eyeMad
u mouthBray translate(2 2)
og M4 10v-24L14-4l10-14 8 12 8-8V2C28-2 14 2 4 10Z
o#5d9b3d/1.4 M20-4h6l2 4-5 6-5-6Z`,
    body: `
x 100 199 98 6
T 10 116 -20
u bulk
on/1.6 M34 100l8-10 8 10m100-4 8-10 8 10m-2 30 7-9 7 9m-152 8 7-9 7 9
H translate(50 26) rotate(8 40 30) scale(1)
u gem translate(8 190)
u gem translate(40 202) scale(.7)
u gem translate(184 186) scale(1.1)
u gem translate(152 204) scale(.7)
o#cfc7b4 90 202 13 8
o#cfc7b4 122 206 9 6
on/2.4 M-6 70-18 60m18-6-8-14m204 26 10-12`,
  },
};
