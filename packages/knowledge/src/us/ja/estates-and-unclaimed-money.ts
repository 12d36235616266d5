/** The Japanese words of the rows in ../estates-and-unclaimed-money.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATES_AND_UNCLAIMED_MONEY_JA: Words = {
  'us.life.right-found': {
    says: '忘れられたお金は、州に無料で請求できます。探すと言う会社は取り分を求めますが、多くの州が上限を決めています。',
  },
  'us.life.step-found': {
    says: 'まず、あなたの州自身のunclaimed propertyのサイトで調べてください。その前に署名も支払いもしないでください。',
  },
  'us.life.reality-found': {
    says: 'あなたに借りはありません。このために銀行のパスワードが必要な人はいません。',
  },
  'us.life.right-estate': {
    says: '相続人は遺言を見ることができ、異議の期間は短いです。亡くなった人への請求は、通知の日までに出さなければなりません。',
  },
  'us.life.reality-estate': {
    says: 'ほとんどの場合、亡くなった家族の借金を自分で払う義務はありません。まず遺産から払われます。',
  },
  'us.life.step-estate': {
    says: '裁判所、事件番号、日付を書いてください。書記官に書類の写しを求めます。',
  },
}
