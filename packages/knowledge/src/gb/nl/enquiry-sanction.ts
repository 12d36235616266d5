/** Questions about a sanction on Universal Credit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SANCTION_NL: Words = {
  'gb.ask-benefit.sanction': {
    says: 'Vraag om een nieuwe blik (mandatory reconsideration), liefst binnen een maand. Noem uw goede reden, zoals ziekte, en stuur bewijs. Daarna kunt u naar het gratis tribunaal. Vraag voor eten en rekeningen intussen een hardship payment.',
  },
}
