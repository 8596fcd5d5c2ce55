import type { Figure } from "./figure";

/** The four Legendaries, and the six starters, which only pretend. */
export const others: Record<string, Figure> = {
  // The Prism Paragon
  L1: {
    head: "ear head hornPrism",
    face: `
u eyeShut
u mouthSmug
u star translate(18 46) scale(.7)`,
    body: `
<g class="ku-beams">
<path fill="#f3a9c5" d="M132-26L240-58V-34Z"/><path fill="#f5d879" d="M132-26L240-34V-8Z"/><path fill="#a9d08c" d="M132-26L240-8V22Z"/><path fill="#97c8ee" d="M132-26L240 22V54Z"/>
</g>
<path fill="#fffdf8" d="M-30-20L130-29V-23L-30-6Z"/>
x 100 198 84 7
T 34 122
u stand
on/1.6 M54 116l12-12 12 12-12 14Zm38 14 10-10 10 10-10 12Z
u neck
og/1.8 M106 88c14 14 40 20 56 12l1 6c-17 10-45 4-59-10Z
H translate(96 20) rotate(-8 40 30) scale(.86)
u star translate(24 60) scale(.8)
u star translate(180 128) scale(.9)
u star translate(54 44) scale(.6)`,
  },
  // Old Silverbray
  L2: {
    head: "earFlop long hornBent",
    face: `
u eyeSpecs
u beard translate(6 6)
oi M72 50c10 8 28 8 40 0 0 14-10 22-20 20-10-2-18-8-20-20Z
ow/1.4 M86 56v7h8v-7Z
u wart translate(28 44) scale(.8)`,
    body: `
<g class="ku-rays"><path d="M100 80 70-44h16Zm0 0 14-124h16Zm0 0L0-30l14-10Zm0 0 86-120 14 10Zm0 0-120-40V24Zm0 0 120-56v16Zm0 0-120 30V96Zm0 0 120 16v16Z"/></g>
x 100 198 82 8
T 36 150
u sit
u armBelly
u armUp
o#8a5a32 M164 78c-4-16 20-20 22-4l-8 2c0-8-8-8-6 2l10 126h-8Z
u sitNeck
o#c2402f/1.6 M92 104h16l-4 18h-8Z
og/1.6 100 128 9
u star translate(100 128) scale(.6)
H translate(54 20) rotate(-10 40 30) scale(.86)
u star translate(20 70) scale(.8)
u star translate(188 40) scale(.7)`,
  },
  // Her Radiant Snootiness
  L3: {
    head: "ear head horn",
    face: `
u crown
u eyeShut
u mouthSmug
b 58 44 7`,
    body: `
<g class="ku-rays"><path d="M100 88 78-54h18Zm0 0 22-142h18Zm0 0L20-32l18-14Zm0 0 66-132 16 12Zm0 0-114-58 10-16Zm0 0 106-72 10 16Zm0 0-120-6V66Zm0 0 120-20v16Zm0 0-120 44v-16Zm0 0 120 30v16Z"/></g>
x 96 198 66 7
T 56 148
u proud
u proudArms
on/4 M162 70l4-12
om 172 40 16 20 14
ow 172 40 10.5 14.5 14
on/1.6 M168 32l6 14m2-14 2 6
u proudNeck
og/1.8 M73 92c13 12 35 12 49-4 2 3 2 6 1 9-15 16-37 15-51 4-1-3-1-6 1-9Z
o#e4578f M98 104l6 7-6 8-6-8Z
H translate(56 14) rotate(-22 40 30) scale(.82)
u star translate(26 60) scale(.8)
u star translate(190 98) scale(.6)
u star translate(22 108) scale(.5)
u star translate(176 150) scale(.8)`,
  },
  // The Comet That Eats Hedges
  L4: {
    head: "earBack jaw hornGold",
    face: `
u eyeDazed
u mouthBray translate(2 2)
o#5d9b3d M84 58c4-10 16-8 18-2 10-6 22 4 16 14 8 10-4 20-12 14-8 8-20 2-18-8-8-4-8-14-4-18Z
on/1.4 M94 62l4 4 4-4m2 10 4 4 4-4m-18 4 3 3 3-3`,
    body: `
o#f6b53a M110 66C60 50-10 60-40 20c0 40 16 64-4 84 24 4 38 14 10 46 44 0 84 40 144 6Z
o#fbe089/1.6 M108 84C70 74 20 82-14 62c6 20 18 32 4 46 22 4 24 14 10 30 36 2 66 22 108 4Z
T 30 116 -30
u leap
u leapNeck
H translate(98 10) rotate(2 40 30) scale(.88)
o#5d9b3d M-10 214l2-24c14-10 24 2 32-4 10-10 24 4 32 0l4 28Zm140 0 2-24c14-10 26 2 34-4 10-6 24 4 44-2l2 30Z
on/1.6 M6 198l6 6 6-6m16-2 6 6 6-6m102 2 6 6 6-6m18 0 6 6 6-6
u star translate(12 26) scale(.9)
u star translate(60 18) scale(.6)
u star translate(186 170) scale(.7)`,
  },
  // Foal with a Party Hat
  S1: {
    head: "ear head hornParty",
    face: `
u eyeGoofy
on M72 48c8 6 18 6 26 2
o#3f8fd2 M100 46l34-10c8-2 10 8 2 10l-34 10Z
o#f0c95a/1.6 M110 43l8-2 2 10-8 2Zm16-5 7-2 3 10-7 2Z
u freckles translate(58 42)`,
    body: `
x 100 198 66 7
T 70 140 0 .8
u foalBody
H translate(40 44) rotate(-8 40 30) scale(1.02)
#e4578f M20 40l8-4 2 6-8 4Zm150 80 8-4 2 6-8 4Z
#3f8fd2 M176 16l8 4-4 6-7-4ZM30 110l8 4-4 6-7-4Z
#f0c95a M12 78l8-2v8h-8Zm146-8 8-4 2 7-8 3Z`,
  },
  // Goat with a Carrot
  S2: {
    head: "goat",
    face: `
on/1.6 M22 6c14-6 28-4 44 10m-46-2c-6 20 4 42 18 50
o#e8832a M28 8c6-20 18-44 32-64 2 24 2 46-2 68-10-9-20-9-30-4Z
on/1.4 M36-4l10 3m2-21 8 3m-14 5 6 2
o#5d9b3d M56-50 46-74l14 10 8-14-2 24Z
u eyeSlot
u mouthSmug translate(-6 3)
K 4 6`,
    body: `
x 100 198 84 7
om M40 112c-16-6-24-20-18-30 12 2 22 12 28 22Z
u stand
w M66 92c-12 18-10 58 2 76 16 6 32-8 30-38-2-26-14-42-32-38Z
u neck
H translate(94 34) rotate(-4 40 30) scale(.96)
o#cfd6dd M20 182l24-4 6 24-24 4Z
#c2402f M22 188l24-4 2 10-23 4Z
on/1.4 M20 182c6 4 18 2 24-4`,
  },
  // Dog in a Traffic Cone
  S3: {
    head: "dog",
    face: `
o#e8602a M22 6l24-66h10L68 8Z
o#fffaf0 M30-16l6-18h24l3 20Z
o#e8602a M8 4l72 2v8L8 12Z
u eyeGoofy translate(0 4)
on M72 48c8 6 18 6 26 0
o#d9466f M80 52c0 12 2 22 8 22 8 0 8-12 6-22Z
K -8 10`,
    body: `
x 92 199 62 6
u dogBody
o#c2402f M82 96c14 12 34 12 48 2l2 8c-16 12-38 12-52 0Z
og/1.6 108 116 7
H translate(58 34) scale(1.04)
on/2.4 M4 128l-10-8m14 24-14 2
ow M160 190c-6-4-2-12 4-8h22c6-4 10 4 4 8 6 4 2 12-4 8h-22c-6 4-10-4-4-8Z`,
  },
  // Duck with a Drinking Straw
  S4: {
    head: "duck hornStraw",
    face: `
u eyeDot
b 56 44 6
K 0 2`,
    body: `
on/1.8 M10 196c10-5 16 5 26 0s16 5 26 0m78 2c10-5 16 5 26 0s16 5 26 0
x 104 199 60 5
u duckBody
H translate(78 20) scale(1.04)
ow M160 150h32l-4 42h-24Z
o#f3a9c5/1.6 M162 162h28l-3 29h-22Z
on/2.4 M182 150l8-26 10-2
o#f6d04d/1.6 164 148 10
on/1.4 M158 142l12 12m-6-16v20`,
  },
  // Hobby Horse on Wheels
  S5: {
    head: "ear head hornCork",
    face: `
o#7a4a1e/1.4 M66 17l6 2c6 15 4 31-5 43l-6-2c9-12 11-26 5-43ZM8 36c20 10 40 6 62-1l1 6c-23 7-45 11-63 1Z
og/1.4 68 38 5
u eyeButton
on/1.6 M74 50c8 5 22 5 30-1m-26 0-2 6m10-4-1 6m10-6 1 6m6-9 3 5
o#c2402f/1.4 M14 46l16-2 2 14-14 2Z
on/1.2 M12 48l4 1m6-7 1 4m7 1 4-1M18 62l1-4m9 2 1-4m5 0h-4`,
    body: `
x 112 200 62 5
u hobbyBody
H translate(44 26) rotate(-6 40 30) scale(1.06)
on/1.6 M160 178c14-2 18-12 30-12
o#d6b07a 192 165 5`,
  },
  // Narwhal on Holiday
  S6: {
    head: "narwhal hornTusk",
    face: `
u eyeShades translate(8 0)
on M74 44c8 8 22 8 30 0
o#f3e2b0 M-12 8C2-8 38-14 56-2 44 8 8 14-12 8Z
o#f3e2b0 M4 2c0-20 30-26 38-8C30-6 14-4 4 2Z
o#e4578f M4 2C14-4 30-8 42-6l-1-5C28-12 14-9 4-3Z
K 0 0`,
    body: `
o#fbe089 168 -14 24
x 100 200 88 5
u narwhalBody
o#c2402f M40 140c20 10 56 8 72-12l6 12c-18 22-60 24-80 14Z
#fffaf0 54 152 4
#fffaf0 74 154 4
#fffaf0 94 148 4
H translate(76 74) rotate(4 40 30) scale(.98)
o#e4578f M4 200c-8-18 4-28 16-22l6 28Z
ow/1.6 M8 178h14l-2 8H10Z
o#f6b53a M150 184h26l-6 22h-14Z
on/2.4 M166 184l12-20
o#d9466f/1.4 150 184 6`,
  },
};
