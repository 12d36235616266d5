/** The Spanish words of the rows in ../enquiry-card-interest.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARD_INTEREST_ES: Words = {
  'it.ask.card-interest': {
    says: 'Si el tipo pasaba el límite de usura el día de la firma, no debe intereses. Si falta el TAEG o está mal, baja a un tipo bajo. Pida el contrato y las cuentas, reclame por escrito y luego vaya al ABF por 20 €.',
    dependsOn: 'el tipo y el día de la firma',
  },
}
