/** Social welfare paid by mistake: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const WELFARE_DEBT_ES: Words = {
  'ie.public-debt.welfare-reality': {
    says: 'El ministerio puede tomar esta deuda del sueldo o de la cuenta sin un juez (notice of attachment). Lo hace si le pidieron devolver y no lo hizo.',
  },
  'ie.public-debt.welfare-know-record': {
    says: 'El ministerio guarda esta deuda hasta que se pague. Puede descontarla de pagos futuros, incluso de la pensión del Estado.',
  },
  'ie.public-debt.welfare-right-share': {
    says: 'De un pago semanal pueden tomar como mucho el 15 % de su tarifa personal, salvo que acepte más. Diga antes cuánto puede pagar.',
  },
  'ie.public-debt.welfare-right-appeal': {
    says: 'Si la decisión de esta deuda está mal, recurra ante la Social Welfare Appeals Office. Es gratis. El plazo es de 60 días desde la decisión.',
  },
}
