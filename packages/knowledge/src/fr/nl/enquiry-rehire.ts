/** Questions about a firm that hires again after an economic dismissal: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REHIRE_NL: Words = {
  'fr.ask-work.rehire': {
    says: 'Meteen aanwerven voor uw post toont dat de economische reden vals kan zijn. Bewaar de advertentie met datum. Een jaar lang hebt u voorrang op een passende baan, als u het vraagt: schrijf het nu aangetekend. Slaat het bedrijf u over, dan is het meestal minstens een maand loon schuldig. Tegen het ontslag zelf hebt u twaalf maanden voor de arbeidsrechter.',
  },
}
