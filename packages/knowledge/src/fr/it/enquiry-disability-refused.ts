/** Questions about a decision of the MDPH on a disability: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISABILITY_REFUSED_IT: Words = {
  'fr.ask-debt.disability-refused': {
    says: 'Scriva alla MDPH entro due mesi dalla decisione (recours administratif préalable). Senza, il giudice non la ascolta. Aggiunga nuovi certificati e dica come limita la vita di ogni giorno. Dopo un no, o due mesi di silenzio, ha due mesi per il tribunale sociale. Non serve avvocato. Può anche chiedere una conciliazione.',
  },
}
