/** Questions about holidays and events that were cancelled: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CANCELLED_EVENT_FR: Words = {
  'gb.ask-consumer.holiday-event': {
    says: 'Si l’entreprise annule et ne peut pas donner ce que vous avez payé, vous devriez le plus souvent récupérer l’argent. Demandez par écrit au vendeur, puis à la société de votre carte.',
  },
}
