/** Questions about pay that the employer holds back for damage: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_ES: Words = {
  'it.ask.pay-held-back': {
    says: 'No por su cuenta. La empresa debe antes acusarle por escrito y oírle, y probar el daño y la culpa. Una rotura casual o un cliente que se va es riesgo de la empresa. Una multa es como máximo cuatro horas de sueldo. Escriba por carta certificada o PEC que no está de acuerdo y reclame: cinco años. Vea a un sindicato o la inspección.',
  },
  'it.pay-kept.want': {
    says: 'Su empresa retiene parte del sueldo por un daño. Dice que usted debe pagarlo.',
  },
  'it.pay-kept.right': {
    says: 'La empresa debe antes acusarle por escrito y oírle, y probar el daño y la culpa. Una rotura casual o un cliente que se va es riesgo de la empresa. Una multa es como máximo cuatro horas de sueldo. Escriba por carta certificada o PEC que no está de acuerdo y reclame: cinco años. Vea a un sindicato o la inspección.',
  },
  'it.pay-kept.step': {
    says: 'Escriba que no está de acuerdo y pida todo el sueldo para un día fijo. No firme que lo debe. Pregunte a un sindicato.',
  },
}
