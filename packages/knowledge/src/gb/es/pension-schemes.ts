/** Spanish: the words of the rows in ../pension-schemes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PENSION_SCHEMES_ES: Words = {
  'gb.pension-scheme.right-ombudsman': {
    says: 'Quéjese antes por la vía del plan. Después el Pensions Ombudsman decide gratis, casi siempre en tres años.',
  },
  'gb.pension-scheme.right-time': {
    says: 'Rara vez pueden ir más de seis años antes de que el pleito llegara al Ombudsman. Si gastó el dinero de buena fe, dígalo. El plan debe ser asumible.',
  },
}
