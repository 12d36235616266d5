/** The Dutch words of the rows in ../enquiry-small-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_CLAIMS_NL: Words = {
  'us.ask-consumer.small-claims-sued': {
    says: 'Lees op het papier de dag en de rechtbank. In veel staten is geen schriftelijk antwoord nodig, maar u verliest als u wegblijft. In sommige, zoals Texas, moet er binnen dagen een antwoord zijn.',
  },
  'us.ask-consumer.small-claims': {
    says: 'Stuur eerst schriftelijk uw eis. Dien dan in bij de rechtbank voor kleine zaken (small claims court) waar de andere kant woont of werkt. Elke staat heeft een eigen hoogste bedrag, en u hebt geen advocaat nodig.',
  },
}
