/** The Dutch words of the rows in ../adult-guardianship.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADULT_GUARDIANSHIP_NL: Words = {
  'de.guardian.want': {
    says: 'Een rechter bekijkt of u iemand nodig hebt die voor u handelt (rechtliche Betreuung). Niemand klaagt u aan.',
  },
  'de.guardian.reality': {
    says: 'Eerst moet een rechter u zien en horen, en een arts u onderzoeken. U mag zelf blijven beslissen.',
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
    says: 'U kunt binnen een maand in beroep (Beschwerde), tegen een spoedbesluit binnen twee weken. Dat mag zelf, zonder advocaat.',
  },
  'de.guardian.step': {
    says: 'Schrijf de rechter voor het gesprek: wat u zelf kunt, wie helpt, wie u wel of niet wilt. Vraag of een vertrouwd persoon erbij mag.',
  },
}
