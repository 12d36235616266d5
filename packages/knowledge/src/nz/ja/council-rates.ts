/** The Japanese words of the rows in ../council-rates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_RATES_JA: Words = {
  'nz.rates.want': { says: '自治体（council）が、家か土地の税（rates）を求めています。' },
  'nz.rates.right-help': {
    says: '生活困難（hardship）のために、税（rates）や罰金を延ばすかなくすよう、自治体（council）に求められます。自治体は、自分の決まりに従わなければなりません。',
  },
  'nz.rates.right-rebate': {
    says: '収入が少なければ、この年度の割引（rates rebate）を求められます。',
  },
  'nz.rates.step-call': {
    says: '支払いの日の前に、自治体（council）に電話してください。分割払いと、罰金を外すことを求めてください。',
  },
}
