/** The Japanese words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_JA: Words = {
  'nz.refused.reality': {
    says: 'それは会社の最後の答えで、あなたの件の終わりではありません。中立の人が、新しく見られます。',
  },
  'nz.refused.right-free': {
    says: '手紙にある苦情解決機関（scheme）は、あなたには無料で、弁護士もいりません。会社は、どこかの機関に入っていなければなりません。',
  },
  'nz.refused.right-bind': {
    says: 'あなたがその機関（scheme）の決定を受け入れたら、会社は従わなければなりません。受け入れなければ、まだ裁判所に行けます。',
  },
  'nz.refused.right-others': {
    says: '電気とガスはUtilities Disputes、電話とインターネットはTelecommunications Dispute Resolutionです。どちらも無料です。',
  },
  'nz.refused.right-tribunal': {
    says: '商品とサービスでは、$60,000まで、紛争審判所（Disputes Tribunal）にも行けます。弁護士は加わりません。',
  },
  'nz.refused.right-public': { says: '公の機関については、Ombudsmanが無料で見ます。' },
  'nz.refused.step-keep': {
    says: 'この手紙を残し、書いてある機関（scheme）と最後の日を探してください。期間が短いことがあるので、早く書いてください。',
  },
  'nz.refused.step-gather': {
    says: '手紙、明細、電話のメモをまとめてください。争っていない分は、払い続けてください。',
  },
  'nz.refused.option-scheme': {
    says: 'オンラインで苦情を出してください。何が悪かったか、何を失ったか、何を求めるかを書き、この手紙をつけてください。',
    title: '無料の苦情解決機関（scheme）に行く',
    cost: '無料。',
    time: '数か月。',
    risk: '低い。負けても、何も払いません。',
    bestFor: 'それでも、会社がまちがっていたと思うとき。',
  },
}
