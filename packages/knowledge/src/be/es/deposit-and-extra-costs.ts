/** Letters of a landlord on the deposit and on extra costs: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_AND_EXTRA_COSTS_ES: Words = {
  'be.deposit.reality': {
    says: 'Es la opinión de su casero. Puede discutir cada gasto y pedir pruebas.',
  },
  'be.deposit.step-first': {
    says: 'Escriba qué gastos discute y por qué. Añada fotos, su cuenta y un plazo para el resto.',
  },
  'be.charges.reality': {
    says: 'Es una cuenta de gastos extra. Puede estar mal. No tiene que pagar antes de ver las facturas.',
  },
  'be.charges.step-first': {
    says: 'Escriba antes del vencimiento, u hoy si ya pasó. Pida las facturas, compare con el año anterior y el contrato, y diga qué gastos discute.',
  },
}
