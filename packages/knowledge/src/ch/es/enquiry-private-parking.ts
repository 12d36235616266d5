/** The Spanish words of the rows in ../enquiry-private-parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_PARKING_ES: Words = {
  'ch.ask.private-parking': {
    says: 'Un particular no puede multarle. Solo puede pedir los gastos reales y debe mostrarlos. Una multa real viene solo de la autoridad, donde un cartel muestra la prohibición de un juez, con denuncia en tres meses. Si no tenía razón, una suma justa suele acabarlo.',
    dependsOn: 'el cartel en el lugar y los gastos reales',
  },
}
