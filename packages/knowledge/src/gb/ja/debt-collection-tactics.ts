/** Letters from debt collectors: tactics. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_TACTICS_JA: Words = {
  'gb.debt.tactic-agreement': {
    says: '支払いの話をする前に、契約書（credit agreement）の写しを求めます。見つからなければ、あなたの立場はずっと強くなります。',
    risk: '見つかることもあります。その場合は、また強制できるようになります。',
    notWhen: 'もうすぐ払うつもりのとき、または裁判の請求（court claim）がもう始まっているとき。',
  },
  'gb.debt.tactic-in-writing': {
    says: '書面でやり取りします。電話では、無理な約束をしがちです。手紙なら時間があり、記録も残ります。',
    risk: '手紙は電話より時間がかかります。',
    notWhen: '裁判の日が近いとき。',
  },
  'gb.debt.tactic-advice-pause': {
    says: '借金の相談員と返済計画を作っていると伝えます。会社は適切な期間、よく30日待たなければなりません。',
    risk: '利息は続くことがあります。',
    notWhen: 'まだ相談を申し込んでいないとき。',
  },
  'gb.debt.tactic-breathing-space': {
    says: '支払いの一時停止（breathing space）は、ほとんどの利息と取立てを60日間止めます。手続きできるのは借金の相談員だけです。',
    risk: '使えるのは12か月に1回です。借金は残ります。',
    notWhen: '無理なく今払えるとき。',
  },
  'gb.debt.tactic-lump-sum': {
    says: '相手にとって、今の一括払いは、何年も続く少額の支払いより価値があります。少なめの一括払いで終わることがあります。',
    risk: '合意が書面でなければ、残りを別の会社に売られることがあります。',
    notWhen: '古すぎる借金かもしれないとき、またはあなたの借金でないとき。',
  },
  'gb.debt.tactic-complaint': {
    says: '「苦情（complaint）」という言葉を使います。8週間の期間が始まり、その後オンブズマン（Ombudsman）が無料で調べられます。',
    risk: '苦情だけでは、裁判の請求（court claim）は止まりません。',
    notWhen: '裁判所の用紙が届いたとき。先にそれに答えてください。',
  },
}
