/** Questions about holidays and events that were cancelled: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CANCELLED_EVENT_NL: Words = {
  'gb.ask-consumer.holiday-event': {
    says: 'Annuleert het bedrijf en kan het niet geven waarvoor u betaalde? Dan hoort u meestal uw geld terug te krijgen. Vraag het schriftelijk aan de verkoper, en daarna aan uw kaartbedrijf.',
  },
}
