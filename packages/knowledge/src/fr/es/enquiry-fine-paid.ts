/** Questions about a traffic fine that was paid: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_PAID_ES: Words = {
  'fr.ask-buy.fine-paid': {
    says: 'Casi siempre sí. Pagar equivale a admitir la infracción: el caso se cierra y los puntos se quitan a la persona que figura. Ya es tarde para nombrar a otra. La próxima vez no pague primero: nombre al conductor en antai.gouv.fr en 45 días. Un curso (stage) devuelve hasta cuatro puntos, una vez al año.',
  },
}
