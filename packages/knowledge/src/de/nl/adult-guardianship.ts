/** The Dutch words of the rows in ../adult-guardianship.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADULT_GUARDIANSHIP_NL: Words = {
  'de.guardian.want': {
    says: 'Een rechter bekijkt of u iemand nodig hebt die voor u handelt (rechtliche Betreuung), of heeft dat beslist. Niemand klaagt u aan.',
  },
  'de.guardian.reality': {
    says: 'Voor de beslissing moet een rechter u meestal zien en horen, en een deskundige, meestal een arts, onderzoekt u. Bij spoed kan dat later komen. Ook met een Betreuer mag u meestal zelf beslissen en tekenen.',
  },
  'de.guardian.right-will': {
    says: 'Tegen uw vrije wil mag niemand worden benoemd. Het moet nodig zijn, en alleen voor wat u zelf niet kunt.',
  },
  'de.guardian.right-proxy': {
    says: 'Heeft iemand die u vertrouwt een volmacht (Vorsorgevollmacht), dan is het meestal niet nodig. Laat die nu zien.',
  },
  'de.guardian.right-who': {
    says: 'U mag zeggen wie het moet zijn en wie niet. De rechter moet dat meestal volgen.',
  },
  'de.guardian.right-appeal': {
    says: 'U kunt binnen een maand na de schriftelijke beslissing in beroep (Beschwerde), tegen een spoedbeslissing binnen twee weken. Dat mag zelf, zonder advocaat. Naaste familie die meedeed mag het ook.',
  },
  'de.guardian.step': {
    says: 'Schrijf de rechter voor het gesprek: wat u zelf kunt, wie helpt, wie u wel of niet wilt. Vraag of een vertrouwd persoon erbij mag.',
  },
}
