/** Questions about an employer who does not send the pay statement that sick pay needs: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_PAY_FORM_NL: Words = {
  'fr.ask-work.sick-pay-form': {
    says: 'Uw werkgever moet het loonattest (attestation de salaire) aan de CPAM sturen. Eis het aangetekend met een laatste dag. Meld het de CPAM: die kan hem aanmanen; vraag of loonbrieven volstaan. Komt er niets, dan beveelt de arbeidsrechter het snel (référé), met een som per dag. Na een jaar in het bedrijf is hij meestal ook een deel van het loon schuldig.',
  },
}
