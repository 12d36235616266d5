/** The Dutch words of the rows in ../enquiry-flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_NL: Words = {
  'jp.ask.flight': {
    says: 'Japan kent geen vast bedrag. Annuleert de maatschappij, dan geven haar voorwaarden geld terug of een andere vlucht. Bij een internationale vlucht kunt u bewezen schade eisen, tenzij zij al het mogelijke deed. Een vlucht uit Europa geeft € 250 tot € 600. Bewaar bonnen en vraag een bewijs van de vertraging.',
  },
}
