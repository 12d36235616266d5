/** Questions about paying an allowance back in parts: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ALLOWANCE_PLAN_JA: Words = {
  'nl.ask.allowance-plan': {
    says: 'できます。多くの場合24回の分割で払えます。それでも無理なら、収入と固定費に合わせた個別の返済計画（persoonlijke betalingsregeling）を頼めます。金額が違うときは、6週間以内に異議も出してください。支払期限前に頼み、市町村の債務相談も使ってください。',
  },
}
