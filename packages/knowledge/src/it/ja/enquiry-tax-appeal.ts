/** The Japanese words of the rows in ../enquiry-tax-appeal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_APPEAL_JA: Words = {
  'it.ask.tax-appeal': {
    says: '受け取ってから60日以内に税務裁判所へ申し立てます。3000ユーロまでは弁護士は要りません。役所に訂正（autotutela）を求めることもできますが、60日は止まりません。重い損害になるなら、支払いの停止を裁判官に求めてください。',
  },
}
