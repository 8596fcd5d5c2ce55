import type { Figure } from "./figure";

export const yellow: Record<string, Figure> = {
  // Pigicorn in Straw
  Y1: {
    head: "pig hornPig",
    face: `
om M8 18C14-2 34-8 48-2c14-2 28 6 32 18l-6 10-4-8-6 6-6-10-8 8-6-8-8 10-6-9-6 11-6-6-8 10Z
u hornPig
ow 40 38 8.5 9
i 43 40 3.6
ow 60 34 7 8
i 62 36 3
oc/1.8 M31 38c0-12 18-12 18 0-6-3-12-3-18 0Zm22-4c0-10 14-10 14 0-5-3-9-3-14 0Z
on M48 62c10 6 22 4 30-2
on/2.6 M76 61c12 3 20-1 30-11m-9 7 7 3m-3-6 9 1m-4-5 6-4`,
    body: `
x 100 198 86 7
u pigSit
om M6 200l8-34 8 12 6-22 10 18 8-22 8 20 10-14 8 20 12-18 8 18 10-20 8 20 12-20 8 18 12-20 6 18 10-20 6 22 10-16 6 18 10-10 6 32Z
on/1.6 M28 200l4-22m20 22-2-18m26 18 6-24m22 24-2-22m26 22 4-20m20 20-2-18m22 18 2-20M40 192l4-12m46 14 2-10m48 10 2-10
on/2.6 M0 202l60-6m90 1 54 6
H translate(54 34) scale(1.06)
u fly translate(34 70) rotate(-20)
u fly translate(168 44) rotate(30) scale(.85)`,
  },
  // Dandelion Dozer
  Y2: {
    head: "earFlop head horn",
    face: `
u eyeDoze
on M72 50c8 5 20 5 30 0
u bubble translate(110 40)
on/2 M98 52c12 4 18 14 20 26`,
    body: `
x 100 199 92 6
T 20 154 20
u lie
u lieNeck
H translate(88 82) rotate(18 40 30) scale(.88)
<g class="ku-zed">
<path class="ku-o ku-w" stroke-width="1.6" d="M96 66h16v4l-10 10h10v5H95v-5l10-9h-9Z"/>
<path class="ku-o ku-w" stroke-width="1.6" d="M70 36h22v6L78 54h14v6H69v-6l14-12H70Z"/>
<path class="ku-o ku-w" stroke-width="1.6" d="M36-2h28v8L48 21h17v8H35v-8L52 6H36Z"/>
</g>
u dandelion translate(30 96) scale(1)
u dandelion translate(184 150) scale(.8)
o#7fb35e M20 200 4 186l18 6 6-12 6 14 16-4Z`,
  },
  // Mustard Mischief
  Y3: {
    head: "ear head hornBent",
    face: `
u eyeWink
u mouthTongue
o#d9a514/1.6 M60 44c6-4 14 0 12 6-4 6-12 4-12-6Z`,
    body: `
x 96 198 66 7
T 56 146
u proud
<g transform="translate(160 52) rotate(20)">
o#e0b02a M-12 22v-32c0-8 6-10 7-16H5c1 6 7 8 7 16v32Z
o#fffaf0 M-12-2h24v14h-24Z
o#c2402f M-5-26l3-14h4l3 14Z
i 0 5 3
</g>
on/5 M176 10c8-8 4-20 14-24
om M186-18c10-10 20 4 12 10 8 6-4 16-10 6-10 2-10-12-2-16Z
u proudArms
u proudNeck
H translate(52 14) rotate(-10 40 30) scale(.84)
om M24 194c6-8 22-4 20 4-8 6-22 4-20-4Z
om M142 196c6-6 22-6 24 2-8 6-22 6-24-2Z`,
  },
  // Lemon Lunger
  Y4: {
    head: "ear head horn",
    face: `
u eyeGlare
u mouthPout
on/1.8 M74 38l6 4M70 60l6-4`,
    body: `
x 96 203 72 4
T 26 110 -10
u run
<g transform="translate(196 148) rotate(-12)">
o#c9d3dd M4-3l66-5L4 3Z
o#f8e5a6 -2 0 8 17
o#f0c95a/1.6 -2 0 5 12
on/1.4 M-2-14v28M-6-6 2 6m-8 0L2-6
</g>
u runNeck
H translate(96 16) rotate(6 40 30) scale(.86)
u lemon translate(34 56) rotate(-20)
u drip translate(26 76) rotate(30) scale(.7)
u drip translate(48 74) rotate(-20) scale(.6)`,
  },
  // Buttercup Bulldozer
  Y5: {
    head: "ear jaw hornStump",
    face: `
u eyeCross
u mouthGrin translate(2 2)
o#f6b53a M-2 14c-2-26 16-38 34-38 22 0 34 14 36 32 6 0 12 2 14 6-22-6-58-6-84 0Z
on/2 M24-23c-4 9-4 19-2 31m20-31c4 9 4 19 2 31
<g transform="translate(8 6)">
o#fff3a0/1.4 0 -7 5
o#fff3a0/1.4 7 -1 5
o#fff3a0/1.4 4 7 5
o#fff3a0/1.4 -5 7 5
o#fff3a0/1.4 -7 -1 5
o#e0b02a/1.2 0 1 3
</g>`,
    body: `
x 100 199 98 6
T 12 116
u bulk
H translate(44 34) scale(1)
o#9aa6b5 M116 150l90-10c-10 18-10 44 2 64l-86 2c-10-18-12-38-6-56Z
k M116 150l90-10c-10 18-10 44 2 64l-86 2c-10-18-12-38-6-56Z
on/1.6 M124 162l74-8m-78 36 78-2
o#8a6a42 M172 206c6-10 18-10 22-2 8-6 18-2 20 6l-46 2Z`,
  },
  // Sir Sunspot
  Y6: {
    head: "ear head horn",
    face: `
u eyeSnoot
u moustache
u pimples translate(62 36)
u pimples translate(24 44) scale(.8)
on/2 47 27 14
on/1.6 M58 36c4 14-2 26-8 36`,
    body: `
<g class="ku-sun">
<path d="M100 30l-8-74h16Zm0 0-54-60 14-10Zm0 0 50-68 14 10Zm0 0L18 2l8-14Zm0 0 82-40 8 14Zm0 0L8 42V26Zm0 0 96-2v16Zm0 0-80 54-8-14Zm0 0 88 42-8 14Z"/>
</g>
o#fbe089 98 32 58
x 100 198 70 7
T 60 150
u brute
o#c9d3dd M30 92c4-26 40-30 70-28 32-2 66 2 70 28 0 16-10 28-20 40-30 10-70 10-100 0-10-12-20-24-20-40Z
k M30 92c4-26 40-30 70-28-20 12-40 46-26 74l-24-6c-10-12-20-24-20-40Z
on/1.6 M100 66v73m-40-29c20 8 60 8 80 0
u star translate(128 96) scale(1.1)
oc M36 90c-18 8-26 32-14 48 8 10 28 12 40 6l-4-14c-10 2-16-2-16-10 0-8 6-14 12-18Z
oh M60 146l-4-17c10-3 18 1 18 8 0 7-6 10-14 9Z
oc M164 90c20 8 26 34 14 50-8 10-26 12-38 6l4-14c8 2 14-2 14-10 0-8-6-14-12-18Z
oh M142 147l4-16c-10-3-18 1-18 8 0 7 6 10 14 8Z
u bruteNeck
H translate(56 0) rotate(-6 40 30) scale(.84)`,
  },
  // Golden Gobbler
  Y7: {
    head: "ear jaw hornGold",
    face: `
u eyeGoofy
u mouthBray translate(2 2)
#f0b92a M86 50h7v7h-7Z
u drip translate(104 70) scale(.8)`,
    body: `
x 100 198 82 8
T 36 150
u sit
<use href="#armUp" transform="translate(198 0) scale(-1 1)"/>
u armUp
on/4 M36 84V40
o#c9d3dd M28 44V20h3v14h4V18h3v16h4V20h3v24c-3 6-14 6-17 0Z
<g transform="translate(164 54) rotate(20)">
o#c98a4a M-16-24c-6-20 16-34 30-20 12 12 8 32-6 36L4 12h-8L-6-8c-4-2-8-8-10-16Z
ow M-5 10H5v10c7 0 7 10-1 9-4 4-8 4-9 0-7 0-7-9 0-9Z
on/1.6 M-6-34c4-6 14-6 18 0
</g>
u sitNeck
ow M66 88c18 16 50 16 66-2 8 26 2 62-32 66-34-4-40-40-34-64Z
o#c2402f/1.4 84 120 4
o#e0b02a/1.4 106 132 5
o#c2402f/1.4 114 114 3
H translate(58 14) rotate(-6 40 30) scale(.86)`,
  },
};
