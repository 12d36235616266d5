/** Questions about a mortgage that is late, and about its escrow account: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MORTGAGE_NL: Words = {
  'us.ask-debt.foreclosure': {
    says: 'Bel nu de beheerder van uw lening (servicer) en een door HUD erkende adviseur. Meestal mag gedwongen verkoop (foreclosure) pas beginnen als u meer dan 120 dagen achter bent. Over een volledige aanvraag om hulp op tijd moet eerst worden beslist.',
  },
  'us.ask-everyday.escrow': {
    says: 'Controleer eerst de bedragen voor belasting en verzekering. Een tekort mag u meteen betalen, of over minstens 12 maanden als het groot is. U kunt gratis een melding van een fout (notice of error) sturen.',
  },
}
