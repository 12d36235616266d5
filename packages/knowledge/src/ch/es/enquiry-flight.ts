/** The Spanish words of the rows in ../enquiry-flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_ES: Words = {
  'ch.ask.flight-late': {
    says: 'Desde tres horas de retraso a la llegada, el Tribunal europeo da 250, 400 o 600 € según la distancia. No si la causa estaba fuera de su control. En Suiza las compañías suelen negarse. Un tribunal (Bülach) lo ha seguido; el Tribunal Federal no ha decidido. Reclame por escrito y avise al BAZL.',
  },
  'ch.ask.flight-cancelled': {
    says: 'Usted elige: todo el dinero en siete días u otro vuelo. No tiene que aceptar un vale. Si le avisaron menos de 14 días antes, pueden sumarse de 250 a 600 €, salvo causa fuera de su control. Si se niegan, avise al BAZL.',
  },
}
