/** The Japanese words of Spain: court costs and places. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_COSTS_JA: Words = {
  'es.claim.right-own-court': {
    says: 'この命令を扱えるのは、あなたの住む所の裁判所だけです。ほかの所から来たなら、裁判所に伝えてください。',
  },
  'es.claim.costs': {
    says: '裁判で全部負けた人が費用を払います。相手の弁護士の分は、請求の額の最高3分の1です。',
  },
  'es.claim.deadline-bill': {
    says: '手形の裁判（juicio cambiario）では、払うか反対するまで10営業日です。',
    action: '払う、または弁護士を通して反対を出す',
    consequence: '裁判所は、あなたの財産を取る手続きに進みます。',
  },
  'es.claim.right-european-order': {
    says: 'ヨーロッパの支払命令には、30日以内に、その用紙で反対できます。理由も弁護士もいりません。',
  },
  'es.enforce.interest': {
    says: '判決から、額には法定利息に2ポイントを加えた利息がかかります。判決がほかの率を示すときは別です。',
  },
  'es.enforce.right-public-grounds': {
    says: '税務署の差し押さえには、次の理由が使えます。払ったか古すぎる、請求が届いていない、取立てが止まっていた、または決まりが破られたことです。',
  },
}
