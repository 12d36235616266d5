/** Questions about holidays and events that were cancelled: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CANCELLED_EVENT_DE: Words = {
  'gb.ask-consumer.holiday-event': {
    says: 'Sagt die Firma ab und kann das Bezahlte nicht geben, sollen Sie meist Ihr Geld zurückbekommen. Fragen Sie schriftlich den Verkäufer, dann Ihre Kartenfirma.',
  },
}
