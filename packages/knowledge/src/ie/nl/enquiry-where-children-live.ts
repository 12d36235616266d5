/** Where children live when their parents part: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHERE_CHILDREN_LIVE_NL: Words = {
  'ie.ask.where-children-live': {
    says: 'Eerst u beiden, als het kan: schrijf een plan. De familiebemiddeling van de Legal Aid Board is gratis. Zonder akkoord beslist de District Court over gezag en omgang; u hebt geen advocaat nodig. Wat het beste is voor het kind gaat voor, en zijn mening telt naar leeftijd. Moeder noch vader gaat voor. Een ongehuwde vader moet nagaan of hij ‘guardian’ is.',
  },
}
