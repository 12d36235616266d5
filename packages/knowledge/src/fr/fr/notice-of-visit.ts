/** A notice that an officer called with a paper (avis de passage): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_OF_VISIT_WORDS: Words = {
  'fr.visit.reality': {
    says: 'L’acte compte comme remis ce jour-là, même si vous n’allez pas le chercher. Un délai court peut-être déjà.',
  },
  'fr.visit.step-fetch': {
    says: 'Allez chercher l’acte à l’étude indiquée, ou envoyez quelqu’un avec un mot signé. Il y reste trois mois.',
  },
  'fr.visit.step-date': {
    says: 'Gardez l’avis et l’enveloppe : ils montrent le jour. Lisez ensuite l’acte ici, pour voir ce qu’il demande et jusqu’à quand.',
  },
}
