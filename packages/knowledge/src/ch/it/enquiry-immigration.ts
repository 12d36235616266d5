/** Questions about the right to stay: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_IT: Words = {
  'ch.ask.stay': {
    says: 'Agisca ora. Il termine di ricorso è spesso di 30 giorni, e di cinque per certi allontanamenti. È alla fine della lettera. Chieda oggi a un servizio legale gratuito.',
  },
}
