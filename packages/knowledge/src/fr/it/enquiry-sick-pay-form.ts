/** Questions about an employer who does not send the pay statement that sick pay needs: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_PAY_FORM_IT: Words = {
  'fr.ask-work.sick-pay-form': {
    says: 'Il datore deve mandare l’attestato di stipendio (attestation de salaire) alla CPAM. Lo esiga per raccomandata con un ultimo giorno. Avvisi la CPAM: può sollecitarlo; chieda se bastano le buste paga. Se non arriva, il tribunale del lavoro lo ordina in fretta (référé), con una somma al giorno. Dopo un anno in azienda di solito deve anche una parte dello stipendio.',
  },
}
