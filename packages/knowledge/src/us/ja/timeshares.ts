/** The Japanese words of the rows in ../timeshares.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TIMESHARES_JA: Words = {
  'us.share.want': {
    says: 'タイムシェア（timeshare）の契約についてです。いくら払うか、やめられるかが書いてあります。',
  },
  'us.share.right-cancel': {
    says: '売り手が何と言っても、州の法律により、新しいタイムシェアを取り消す日数があります。署名か最後の書類から数えてください。',
  },
  'us.share.step': {
    says: '今日、取り消しの手紙を、書留（certified mail）で契約書の住所に送ってください。控えを取っておきます。',
  },
  'us.share.option': {
    says: '州の日数のうちに書面で取り消すか、州の司法長官に苦情を出します。',
    title: '書面で取り消す',
    cost: '書留の料金',
    time: '署名の後の数日',
    risk: '手数料を取ってやめさせると約束する会社に注意してください。',
    bestFor: '署名して間もない、またはだまされた場合。',
  },
}
