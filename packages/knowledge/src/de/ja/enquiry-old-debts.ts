/** Questions about an old bill with no court title: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_JA: Words = {
  'de.ask-debt.old-no-title': {
    says: '裁判所の債務名義がなければ、払う必要はありません。多くの債務は、期限が来た年の末から3年で時効です。「時効を主張します（Einrede der Verjährung）」と書いてください。少しでも払ったり約束したりしないでください。支払督促（Mahnbescheid）が来たら、それでも2週間以内に異議を出します。債務名義があると言われたら写しを求めてください。有効期間は30年です。',
  },
}
