/** Questions about a block on the car of someone else in the family: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCK_ON_A_RELATIVES_CAR_ES: Words = {
  'it.ask.block-relatives-car': {
    says: 'Por sus deudas, el recaudador solo puede bloquear o embargar un coche a su nombre. El de un hijo, cónyuge o padre está a salvo, aunque usted lo conduzca. Impugne un bloqueo con los papeles del coche. Un coche regalado hace poco para escapar lo puede recuperar un juez. Pida plazos: desde la solicitud no empieza ningún bloqueo nuevo.',
  },
}
