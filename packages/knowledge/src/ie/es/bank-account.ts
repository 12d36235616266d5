/** The Spanish words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_ES: Words = {
  'ie.bank.want': {
    says: 'El banco quiere cerrar su cuenta. Busque el último día y cambie a tiempo su sueldo y sus recibos.',
  },
  'ie.bank.right-notice': {
    says: 'Un banco casi siempre debe avisarle por escrito dos meses antes de cerrar una cuenta de pago.',
  },
  'ie.bank.right-basic': {
    says: 'Si vive en la UE, tiene derecho a una cuenta básica. Un banco solo puede negarse por motivos de la ley y por escrito.',
  },
  'ie.bank.right-ombudsman': {
    says: 'Quéjese primero al banco. Tras 40 días hábiles, o un no final, el defensor financiero (FSPO) lo mira gratis.',
  },
  'ie.bank.step': {
    says: 'Pida el motivo por escrito. Abra una cuenta nueva, y pida al banco nuevo que pase sus pagos.',
  },
  'ie.bank.right-forty-days': {
    says: 'Si reclama por escrito a su banco, debe estudiarlo y responder en 40 días hábiles.',
  },
}
