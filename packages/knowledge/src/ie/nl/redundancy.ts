/** Redundancy and firms that are insolvent: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_NL: Words = {
  'ie.work.right-redundancy': {
    says: 'Na twee jaar is de ontslagvergoeding (redundancy pay) twee weken voor elk jaar en één week extra. Loon boven € 600 per week telt niet.',
  },
  'ie.work.insight-redundancy': {
    says: 'Bedrijfseconomisch ontslag (redundancy) gaat over de baan, niet over u. Doet nu iemand anders uw werk? Dan kan het oneerlijk ontslag (unfair dismissal) zijn.',
    actionable: 'Vraag hoe ze u kozen en bewaar het antwoord.',
  },
  'ie.work.right-collective': {
    says: 'Verdwijnen veel banen tegelijk, dan moet het bedrijf eerst met het personeel praten en 30 dagen wachten.',
  },
  'ie.work.right-insolvent': {
    says: 'Is het bedrijf failliet (insolvent)? Dan kan de staat loon, vakantiegeld, opzegtermijn en ontslagvergoeding (redundancy pay) betalen die u nog krijgt. Vraag de curator (liquidator) dit voor u te vragen.',
  },
}
