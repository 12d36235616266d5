/** Questions about insurers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_JA: Words = {
  'gb.ask-insurance.not-told': {
    says: '必要なのは、質問に普通の注意を払って答えることだけです。そうしたなら、保険会社は支払わなければなりません。不注意だったなら、減らして支払うか、そもそも引き受けなかった場合は断れます。苦情を出し、次に無料のFinancial Ombudsmanに行ってください。',
  },
}
