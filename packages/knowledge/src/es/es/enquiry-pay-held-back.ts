/** Questions about pay that the employer holds back for damage or a till gap: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_ES: Words = {
  'es.ask.pay-held-back': {
    says: 'La empresa no puede multarle quitando sueldo: la ley lo prohíbe (artículo 58.3). Por un daño o descuadre debe probar su culpa grave y reclamarlo en el juzgado. No puede cobrárselo sola. Pida la suma por escrito y diga que no está conforme. Papeleta de conciliación en un año: con 10 % de interés. La Inspección puede intervenir y guarda su nombre en secreto.',
  },
  'es.pay-kept.want': {
    says: 'Su empresa retiene parte del sueldo por un daño. Dice que usted debe pagarlo.',
  },
  'es.pay-kept.right': {
    says: 'La empresa no puede multarle quitando sueldo: la ley lo prohíbe (artículo 58.3). Por un daño o descuadre debe probar su culpa grave y reclamarlo en el juzgado. No puede cobrárselo sola. Pida la suma por escrito y diga que no está conforme. Papeleta de conciliación en un año: con 10 % de interés. La Inspección puede intervenir y guarda su nombre en secreto.',
  },
  'es.pay-kept.step': {
    says: 'Escriba que no está de acuerdo y pida todo el sueldo para un día fijo. No firme que lo debe. Pregunte a un sindicato.',
  },
}
