/** Questions of tenants who are late with the rent: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BEHIND_ON_RENT_IT: Words = {
  'us.ask-home.rent-behind': {
    says: 'Lo dica al proprietario (landlord) per iscritto, offra un piano e chiami il 211 per un aiuto con l’affitto. Solo un tribunale può ordinarle di uscire. Se riceve un avviso, chiami l’assistenza legale gratuita (legal aid).',
  },
}
