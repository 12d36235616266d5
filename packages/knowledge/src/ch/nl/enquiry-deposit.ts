/** Questions about the deposit of a rented home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_NL: Words = {
  'ch.ask.deposit': {
    says: 'Zij is hoogstens drie maanden huur, op een bankrekening op uw naam. Begint de verhuurder binnen een jaar geen zaak, dan betaalt de bank haar aan u.',
    dependsOn: 'of de verhuurder iets eist',
  },
}
