/** Bases and arches of the pieces on the map: square stays, round reacts, spiked hunts. */
import type { Parts } from "../../../shell/scene/sprite";

export const units: Parts = {
  base0: `
#24408c!/1.2 M-16 5L-12-3H12L16 5V12H-16Z
#4d6cc0!/.9 M-16 5L-12-3H12L16 5Z`,
  base1: `
#d8ccb2!/1.2 M-15 2V6C-15 14 15 14 15 6V2Z
#fffaf0! 0 2 15 5`,
  base2: `
#8c2424!/1.2 M-13 0L-21-2-14 3-21 7-12 7.6-14 14-7 9.6-4 15.6 0 10.4 4 15.6 7 9.6 14 14 12 7.6 21 7 14 3 21-2 13 0 7-3H-7Z
#b5403a!/.8 0 2 12 4`,
  stand: `
c!/1.2 M-15 2V6C-15 14 15 14 15 6V2Z
#e8ebf4! 0 2 15 5`,
  gothic: `
#5a1f26!/1.3 M-12.4 2V-20C-12.4-26-5-29 0-34.6C5-29 12.4-26 12.4-20V2Z
!#e6c9b0/1 M-11.2 1.2V-19.4C-11.2-25-4.6-27.6 0-32.8C4.6-27.6 11.2-25 11.2-19.4V1.2`,
  round: `
c!/1.3 M-12.4 2V-21C-12.4-36 12.4-36 12.4-21V2Z`,
  rim: `
!#e8ebf4/1 M-11.2 1.2V-21C-11.2-34.4 11.2-34.4 11.2-21V1.2`,
  camp: `
#fbfbff!/1.3 0 5.4 19 6.4`,
};
