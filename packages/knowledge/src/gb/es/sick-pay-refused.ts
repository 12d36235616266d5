/** Spanish: the words of the rows in ../sick-pay-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SICK_PAY_REFUSED_ES: Words = {
  'gb.sick-pay.right-first-day': {
    says: 'Desde el 6 de abril de 2026 se paga desde el primer día, también con poco sueldo. Es el 80 % de su paga, hasta una suma fija por semana, hasta 28 semanas.',
  },
  'gb.sick-pay.right-decide': {
    says: 'Pida la razón por escrito. Si no está de acuerdo, el equipo de pagos de HMRC decide gratis. Escríbale dentro de seis meses desde el primer día en disputa. La paga debida y retenida se reclama ante el tribunal.',
  },
}
