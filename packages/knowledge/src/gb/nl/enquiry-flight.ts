/** Questions about flights that are late or cancelled: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_NL: Words = {
  'gb.ask-consumer.flight': {
    says: 'Vervalt de vlucht, dan kiest u geld terug of een andere vlucht. Tijdens het wachten krijgt u eten en een kamer. Ligt het aan de maatschappij, dan krijgt u een vergoeding bij lange vertraging, of bij bericht minder dan 14 dagen vooraf.',
    dependsOn: 'hoe laat hij was, waarom, en wanneer u het hoorde',
  },
  'gb.ask-consumer.flight-right-choice': {
    says: 'Annuleert de maatschappij, dan kiest u: uw geld terug binnen zeven dagen, of zo snel mogelijk een andere vlucht.',
  },
  'gb.ask-consumer.flight-right-care': {
    says: 'Tijdens het wachten krijgt u eten en drinken, en een kamer als u moet blijven slapen.',
  },
  'gb.ask-consumer.flight-step-claim': {
    says: 'Vraag de vergoeding schriftelijk bij de maatschappij. Noem het vluchtnummer en de vertraging, en bewaar elke bon.',
  },
}
