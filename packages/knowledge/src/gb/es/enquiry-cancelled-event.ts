/** Questions about holidays and events that were cancelled: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CANCELLED_EVENT_ES: Words = {
  'gb.ask-consumer.holiday-event': {
    says: 'Si la empresa cancela y no puede darle lo que pagó, en la mayoría de los casos debería recuperar su dinero. Pídalo por escrito al vendedor, y después a la empresa de su tarjeta.',
  },
}
