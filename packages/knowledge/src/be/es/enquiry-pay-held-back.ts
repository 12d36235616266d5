/** Questions about pay that the employer holds back for damage: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_ES: Words = {
  'be.ask.pay-held-back': {
    says: 'No con la sola palabra de la empresa. Solo responde por dolo, falta grave o faltas leves repetidas. Aun así solo puede retener lo que usted aceptó por escrito tras el daño o fijó un juez, y como máximo un quinto del neto, salvo dolo. Un papel firmado bajo presión puede impugnarse. Reclame por escrito, luego la inspección laboral y su sindicato.',
  },
}
