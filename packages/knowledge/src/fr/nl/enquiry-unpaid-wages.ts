/** Questions about pay that does not come: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_NL: Words = {
  'fr.ask-work.unpaid-wages': {
    says: 'Eis het aangetekend met een laatste dag. Ga dan naar de snelle procedure van de arbeidsrechter (référé), zonder advocaat. Er kan € 50 verschuldigd zijn, niet met rechtsbijstand. Meld het ook de arbeidsinspectie. Werk door en neem geen ontslag zonder advies. Gaat het bedrijf failliet, dan betaalt het AGS-fonds. U hebt drie jaar.',
  },
}
