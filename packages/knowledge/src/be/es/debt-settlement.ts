/** The Spanish words of the rows in ../debt-settlement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_SETTLEMENT_ES: Words = {
  'be.settlement.right-shield': {
    says: 'En cuanto el tribunal de trabajo le admite, paran los embargos y ya no corren intereses. No pague a un acreedor por su cuenta.',
  },
  'be.settlement.right-object': {
    says: 'Puede oponerse a un plan por carta certificada al mediador. La carta dice el plazo, dos meses por ley. El silencio vale como un sí.',
  },
  'be.settlement.right-live': {
    says: 'El mediador debe dejarle lo bastante para vivir con dignidad, pagado a tiempo. Si es muy poco, escríbale, y luego al juez.',
  },
}
