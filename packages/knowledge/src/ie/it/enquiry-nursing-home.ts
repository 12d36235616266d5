/** Questions about the house and the cost of a nursing home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NURSING_HOME_IT: Words = {
  'ie.ask.fair-deal-house': {
    says: 'Nessuno prende la casa. Con Fair Deal la persona paga l’80 % del reddito e il 7,5 % l’anno dei beni oltre €36,000 (coppia €72,000). La casa conta tre anni al massimo, quindi 22,5 %. Quella parte può aspettare, come prestito dello Stato, fin dopo la morte. Per una coppia è metà. Chieda alla HSE prima di entrare: non è retroattivo.',
  },
}
