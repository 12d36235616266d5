/** Questions about an internet contract after a move: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_WITH_INTERNET_ES: Words = {
  'de.ask-buy.internet-move': {
    says: 'No, no hasta el final. La empresa debe llevar el contrato a su nueva casa con las mismas condiciones. Si allí no puede dar lo mismo, puede darse de baja con un mes de aviso, también antes de mudarse. No puede empezar un plazo nuevo. Escriba la dirección nueva y la fecha, adjunte el empadronamiento y guarde prueba. Si se niega, la mediación de la Bundesnetzagentur es gratis.',
  },
}
