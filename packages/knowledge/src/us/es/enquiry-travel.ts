/** The Spanish words of the rows in ../enquiry-travel.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_ES: Words = {
  'us.ask-consumer.flight': {
    says: 'Si la aerolínea cancela o cambia mucho su vuelo y usted no viaja, debe devolverle el dinero. Con tarjeta, en un plazo de 7 días hábiles.',
  },
  'us.ask-life.luggage': {
    says: 'La aerolínea debe pagar maletas perdidas, tardías o rotas hasta un límite. Avise enseguida, guarde recibos y escriba en 7 días por daño o 21 por demora.',
  },
}
