/** Questions about pay that the employer holds back for damage: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_ES: Words = {
  'be.ask.pay-held-back': {
    says: 'No con la sola palabra de la empresa. Solo responde por dolo, falta grave o faltas leves repetidas. Aun así solo puede retener lo que usted aceptó por escrito tras el daño o fijó un juez, y como máximo un quinto del neto, salvo dolo. Un papel firmado bajo presión puede impugnarse. Reclame por escrito, luego la inspección laboral y su sindicato.',
  },
  'be.pay-kept.want': {
    says: 'Su empresa retiene parte del sueldo por un daño. Dice que usted debe pagarlo.',
  },
  'be.pay-kept.right': {
    says: 'Solo responde por dolo, falta grave o faltas leves repetidas. Aun así solo puede retener lo que usted aceptó por escrito tras el daño o fijó un juez, y como máximo un quinto del neto, salvo dolo. Un papel firmado bajo presión puede impugnarse. Reclame por escrito, luego la inspección laboral y su sindicato.',
  },
  'be.pay-kept.step': {
    says: 'Escriba que no está de acuerdo y pida todo el sueldo para un día fijo. No firme que lo debe. Pregunte a un sindicato.',
  },
}
