/** Questions about contracts made at the door or by phone: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_CONTRACT_ES: Words = {
  'es.ask.door-contract': {
    says: 'Escriba ya que desiste, con prueba de entrega. Tras una visita que no pidió tiene 30 días naturales; si no, 14 por teléfono o en casa, sin motivo ni coste. Si no se lo dijeron, tiene un año más. Niegue lo que no firmó y acuda a la OMIC.',
  },
}
