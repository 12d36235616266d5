/** An accelerated claim for possession of a home (England and Wales): the judge decides on the papers. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_ACCELERATED_JA: Words = {
  'gb.claim.possession-papers-rights': {
    says: '反論の用紙（defence form）で答え、何が違うかを言う権利があります。収入に関係なく、無料の法律の助けを受けられます。',
  },
  'gb.claim.possession-papers-reality': {
    says: '大切な問題ですが、今出て行く必要はありません。この速い手続き（accelerated possession）では、裁判官は裁判の日を開かず、書類だけで決められます。',
  },
  'gb.claim.possession-papers-form': {
    says: '書類を受け取ってから14日以内に、反論の用紙（defence form）を送ってください。通知（notice）や日付のどこが違うかを書きます。裁判官に疑問があれば、裁判の日が開かれます。',
  },
  'gb.claim.possession-papers-warn': {
    says: '何も送らないと、裁判官は裁判の日を開かずに明け渡しを命じることができます。今すぐ法律の助けを受けてください。',
  },
  'gb.claim.possession-papers-option': {
    title: '反論の用紙（defence form）で答える',
    says: '通知（notice）や請求のどこが違うかを書きます。すべて正しいときは、出て行くのがとても困難な理由を書き、もっと時間を求めます。',
    cost: 'かかりません。反論に手数料はありません。',
    time: '14日以内に、一晩ほど。',
    risk: '裁判所が明け渡しを命じると、裁判の費用が加わることがよくあります。',
    bestFor: '通知に誤りがある人、または時間がもっと必要な人。',
  },
}
