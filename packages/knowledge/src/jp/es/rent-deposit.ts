/** Letters of a landlord on the deposit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_ES: Words = {
  'jp.deposit.reality': {
    says: 'Es la opinión de su casero. Puede discutir cada gasto y pedir pruebas.',
  },
  'jp.deposit.step-first': {
    says: 'Escriba qué gastos discute y por qué. Añada fotos, su cuenta y un plazo para el resto.',
  },
}
