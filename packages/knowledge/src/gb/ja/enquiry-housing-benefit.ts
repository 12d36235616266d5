/** Japanese: the words of the rows in ../enquiry-housing-benefit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_BENEFIT_JA: Words = {
  'gb.ask-benefit.housing-overpaid': {
    says: '手紙から1か月以内に役所（council）に書きます。見直しを求めるか、審判所に無料で不服を申し立てます。役所のまちがいで、気づけなかったなら、返さなくてよいことがあります。',
  },
}
