/** Hedges, branches, borders and shared walls: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HEDGES_AND_WALLS_NL: Words = {
  'gb.neighbour.right-hedge': {
    says: 'Een altijd groene heg van meer dan twee meter kunt u bij de gemeente melden. Probeer het eerst met de buur te regelen. Het kost geld.',
  },
  'gb.neighbour.right-party-wall': {
    says: 'Voor werk aan een gedeelde muur, of graven dicht bij de uwe, moet de buur het een of twee maanden vooraf schriftelijk melden. U kunt een deskundige (surveyor) krijgen.',
  },
  'gb.neighbour.right-branches': {
    says: 'U mag takken en wortels tot uw grens afsnijden. Vraag eerst de gemeente of de boom beschermd is.',
  },
  'gb.neighbour.know-boundary': {
    says: 'De lijn op de kaart van het Land Registry toont de grens alleen ongeveer. Oude akten en lang gebruik tellen ook.',
  },
  'gb.neighbour.answer-wall': {
    says: 'Vraag om een schriftelijke melding (party wall notice). Die moet een of twee maanden voor werk aan een gedeelde muur of graven dichtbij komen. Een rechter kan werk zonder melding stoppen.',
  },
  'gb.neighbour.answer-branches': {
    says: 'Ja, u mag ze tot uw grens afsnijden. Bied aan om het terug te geven, en vraag de gemeente of de boom beschermd is.',
  },
}
