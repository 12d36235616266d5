/** Questions about emergency tax in a new job: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMERGENCY_TAX_IT: Words = {
  'ie.ask.emergency-tax': {
    says: 'Può fermarla oggi. Entri in myAccount di Revenue, apra Jobs and Pensions e aggiunga il nuovo lavoro. Revenue dà al datore l’aliquota giusta, e la paga dopo di solito rende il troppo preso. Se ha lasciato il lavoro, lo chieda con la dichiarazione dell’anno, entro quattro anni. Controlli i suoi tax credits.',
  },
}
