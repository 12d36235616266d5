/** Questions about a firm that goes on debiting after the contract was ended: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBITS_GO_ON_NL: Words = {
  'nl.ask.debits-go-on': {
    says: 'Haal de afschrijvingen terug: binnen acht weken kan dat zonder reden in de app van uw bank. Blokkeer de firma daar ook. Oudere die u niet toestond, kunt u 13 maanden lang melden. Schrijf de firma de dag van uw opzegging, het bewijs, en dat het contract hoogstens een maand later eindigde. Betaal alleen wat tot dan open stond. Betwist een incasso en ga naar de Geschillencommissie.',
  },
}
