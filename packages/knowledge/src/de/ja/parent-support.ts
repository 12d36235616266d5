/** The Japanese words of the rows in ../parent-support.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARENT_SUPPORT_JA: Words = {
  'de.parents.want': {
    says: '社会福祉の役所が、あなたの親のために払っていて、あなたが一部を払わなければならないか知りたいと言っています（Elternunterhalt）。',
  },
  'de.parents.reality': {
    says: '税引き前の収入が年に€100,000以下なら、何も払う義務はありません。数えるのはあなた自身の収入だけです。',
  },
  'de.parents.right-presume': {
    says: '法律は、あなたの収入がそれより少ないとみなします。書類を求めてよいのは、もっと多いことを何かがはっきり示すときだけです。',
  },
  'de.parents.right-savings': {
    says: '貯金、家、夫や妻の給料は、この上限では数えません。',
  },
  'de.parents.right-unfair': {
    says: '上限を超えても、あなたと家族に足りるお金は残ります。あなたをひどくあつかった親には、少ないか、まったくないことがあります。',
  },
  'de.parents.step': {
    says: '期日までに書いてください。「私の年の収入は€100,000より少ないです。」最初は、銀行の書類を送らないでください。超えるなら、家族の法律に強い弁護士に頼みます。',
  },
  'de.parents.option': {
    says: '上限に届いていないと書きます。何がもっと多いことを示すのか聞きます。',
    title: '収入の上限を示す',
    cost: '無料。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '収入がそれより少ないとき。',
  },
}
