/** Debts with rights of their own: sold debts, phone and internet, damage that an insurer paid, small claims: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTICULAR_DEBTS_ES: Words = {
  'au.debt.right-small-costs': {
    says: 'En un reclamo pequeño (small claim) cada parte casi siempre paga su propio abogado. Pregunte cuál es el límite en su estado.',
  },
  'au.debt.right-phone': {
    says: 'La compañía de teléfono debe ofrecerle ayuda para pagar antes de cortar. Si no lo hizo, quéjese gratis al Telecommunications Industry Ombudsman.',
  },
  'au.debt.right-sold': {
    says: 'Su deuda se vendió. Pida el aviso escrito de cesión (notice of assignment) y el contrato. Conserva todas las defensas que tenía contra el primer prestamista.',
  },
  'au.debt.right-insurer-recovers': {
    says: 'Si no puede pagar a una aseguradora por un daño, dígaselo. Su código le pide ayudar en apuros, por ejemplo con pagos pequeños o una pausa.',
  },
}
