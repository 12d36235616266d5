/** A notice that an officer called with a paper (avis de passage): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_OF_VISIT_WORDS: Words = {
  'fr.visit.reality': {
    says: 'Het stuk geldt als bezorgd vanaf die dag, ook als u het niet ophaalt. Een termijn kan al lopen.',
  },
  'fr.visit.step-fetch': {
    says: 'Haal het stuk op bij het genoemde kantoor, of stuur iemand met een ondertekend briefje. Het ligt daar drie maanden.',
  },
  'fr.visit.step-date': {
    says: 'Bewaar het bericht en de envelop: zij tonen de dag. Lees het stuk daarna hier, om te zien wat het vraagt en tegen wanneer.',
  },
}
