/** Questions about driving without insurance: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_INSURANCE_NL: Words = {
  'ie.ask.no-insurance': {
    says: 'Ga op de dag naar de rechtbank, zo mogelijk met een advocaat; vraag de rechter om rechtshulp. Was u verzekerd, neem dan het bewijs mee: dat is genoeg. Zo niet, dan kan het tot €5,000 boete en een rijverbod zijn. De eerste keer kan een bijzondere reden het rijbewijs redden.',
  },
}
