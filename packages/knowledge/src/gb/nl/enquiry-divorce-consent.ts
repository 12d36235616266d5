/** Questions about a husband or wife who will not agree to a divorce: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE_CONSENT_NL: Words = {
  'gb.divorce.answer-no-consent': {
    says: 'U hebt geen toestemming of handtekening nodig. Sinds 6 april 2022 kan één van u alleen online aanvragen, zonder schuld. De ander kan alleen punten als de bevoegdheid betwisten. Worden de papieren genegeerd, dan kan de rechter ander bewijs van ontvangst aannemen. Het duurt minstens 26 weken. Regel het geld vooraf bij bevel.',
  },
}
