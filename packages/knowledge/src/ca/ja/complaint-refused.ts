/** The Japanese words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_JA: Words = {
  'ca.refused.reality': {
    says: 'これは会社の最後の返事ですが、あなたの件の終わりではありません。中立の人が新しく見直せます。',
  },
  'ca.refused.deadline': {
    says: '最後の返事から180日あります。',
    action: 'OBSIに苦情を送る',
    consequence: 'その後は、OBSIが調べるのを断ることがあります。',
  },
  'ca.refused.right-free': {
    says: 'OBSIは無料で、弁護士は必要ありません。2024年11月1日から、すべての銀行のただ一つの機関です。',
  },
  'ca.refused.right-court': {
    says: 'OBSIはすすめを出し、会社はほとんどの場合従います。納得できなければ、裁判所へ行けます。',
  },
  'ca.refused.step-send': {
    says: 'この手紙を取っておいてください。明細と電話のメモをつけて、OBSIにオンラインで苦情を出します。',
  },
  'ca.refused.option-body': {
    says: '何が悪かったか、何を失ったか、何がほしいかを書き、この手紙をつけます。',
    title: '無料の苦情機関に行く',
    cost: '無料。',
    time: '数か月。',
    risk: '低い。負けても何も払いません。',
    bestFor: '会社がまちがっていたと、今も思うとき。',
  },
  'ca.refused.right-others': {
    says: '電話、インターネット、テレビはCCTSで、無料、ほとんどの場合1年以内です。保険では、手紙に無料の機関の名前があるはずです。',
  },
  'ca.refused.step-others': {
    says: 'この手紙を取っておき、そこに書かれた機関を探してください。早めに書類を送ります。',
  },
}
