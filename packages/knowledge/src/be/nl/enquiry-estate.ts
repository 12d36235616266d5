/** Questions about an estate and its debts: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_NL: Words = {
  'be.ask.estate': {
    says: 'U kunt een erfenis aanvaarden, verwerpen of aanvaarden onder voorrecht van boedelbeschrijving. Dan betaalt u de schulden niet van uw eigen geld. Een notaris legt het vast.',
  },
}
