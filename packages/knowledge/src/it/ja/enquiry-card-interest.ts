/** The Japanese words of the rows in ../enquiry-card-interest.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARD_INTEREST_JA: Words = {
  'it.ask.card-interest': {
    says: '署名の日に利率が高利の上限を超えていれば、利息を払う必要はありません。TAEGがないか誤りなら、低い利率になります。契約書と明細を求め、書面で苦情を言い、その後20ユーロでABFに申し立てます。',
    dependsOn: '利率と署名の日',
  },
}
