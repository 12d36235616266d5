/** The Dutch words of the rows in ../parting-in-court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTING_IN_COURT_NL: Words = {
  'it.parting.want': {
    says: 'Uw partner of de andere ouder vraagt de rechter u te scheiden, of te regelen waar de kinderen wonen en wat betaald wordt.',
  },
  'it.parting.right-answer': {
    says: 'U hebt een advocaat nodig, die minstens 30 dagen voor de zitting antwoordt. Bij weinig inkomen betaalt de staat (patrocinio a spese dello Stato).',
  },
  'it.parting.right-children': {
    says: 'Kinderen houden beide ouders: gedeeld gezag is de regel, eenzijdig alleen tegen schade voor hen. Een kind van 12 wordt meestal gehoord. De bijdrage volgt ieders inkomen, en de woning gaat meestal met de kinderen mee.',
  },
  'it.parting.step': {
    says: 'Verzamel drie jaar belasting- en bankpapieren en een plan voor de kinderen (piano genitoriale). Ga deze week naar een advocaat; de orde noemt gratis advocaten.',
  },
}
