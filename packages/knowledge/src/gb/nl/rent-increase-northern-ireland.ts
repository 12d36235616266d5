/** A notice of a higher rent in Northern Ireland: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_NORTHERN_IRELAND_NL: Words = {
  'gb.rent-rise.right-faulty-ni': {
    says: 'Een verhoging die te vroeg komt, of met minder dan drie maanden schriftelijk vooraf, geldt niet.',
  },
  'gb.rent-rise.step-ni': {
    says: 'Kijk twee dingen na: een jaar sinds de vorige verhoging en drie volle maanden tot de begindag. Ontbreekt er een? Schrijf de verhuurder.',
  },
  'gb.rent-rise.reality-ni': {
    says: 'In Noord-Ierland stelt geen rechter de huur van de meeste particuliere woningen vast. Kijk de regels na en onderhandel.',
  },
  'gb.rent-rise.not-yet-ni': {
    says: 'Tot de dag in de brief bent u alleen de oude huur schuldig.',
  },
  'gb.rent-rise.right-leave-ni': {
    says: 'Zonder vast einde, of daarna, mag u met vier weken schriftelijk weg. Na tien jaar in de woning is dat twaalf weken.',
  },
  'gb.rent-rise.step-council-ni': {
    says: 'Breekt de verhuurder deze regels en geeft hij niet toe? Meld het de gemeente (environmental health) en bel Housing Rights.',
  },
}
