/** Questions about an overdraft that the bank ends or cuts: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERDRAFT_ENDED_ES: Words = {
  'de.ask-debt.overdraft-ended': {
    says: 'El banco puede casi siempre quitar un descubierto (Dispo) sin motivo, pero debe dejar un plazo justo; un mes es lo normal. Escriba hoy que no puede pagar de golpe y pida plazos fijos a un interés más bajo, o tiempo. No pida con prisa un crédito caro. El sueldo nuevo puede compensarse: pida un P-Konto, o cobre en una cuenta básica de otro banco. Si se niega, vaya a un servicio gratuito de deudas.',
  },
}
