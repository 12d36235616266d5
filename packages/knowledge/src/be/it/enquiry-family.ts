/** Questions about divorce: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_IT: Words = {
  'be.ask.divorce': {
    says: 'Si divorzia d’accordo o davanti al tribunale della famiglia. Può decidere in fretta chi resta in casa, dove vivono i figli e chi paga. Tenga copie. Un avvocato gratuito o un mediatore può aiutare.',
  },
}
