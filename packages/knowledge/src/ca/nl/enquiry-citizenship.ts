/** Questions on when somebody can become a citizen: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_NL: Words = {
  'ca.fact.citizen-years': {
    says: 'Als permanent inwoner hebt u 1.095 dagen in Canada nodig in de vijf jaar voor de aanvraag, dus drie jaar. Elke dag ervoor met een vergunning telt half, tot 365. Ook uw belastingaangiften tellen en, van 18 tot 54 jaar, een toets en Engels of Frans. Tel uw dagen met de officiële rekenhulp en houd wat over.',
  },
}
