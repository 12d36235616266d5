/** Questions about works that the owners’ meeting decided: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNERS_WORKS_JA: Words = {
  'fr.ask-home.owners-works': {
    says: '総会で可決された工事は、反対や欠席でも持分を払う義務があります。議事録（procès-verbal）を求めてください。反対か欠席なら、受け取って2か月以内に裁判所へ行けます。可決されていない工事は、緊急を除き払う必要がありません。syndicに分割を頼みましょう。催告から30日払わないと1年分が請求されます。',
    dependsOn: '総会の決定とあなたの投票',
  },
}
