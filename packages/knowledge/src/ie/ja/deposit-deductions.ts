/** The Japanese words of the rows in ../deposit-deductions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_DEDUCTIONS_JA: Words = {
  'ie.kept.right-wear': {
    says: '大家が差し引けるのは、未払いの家賃や料金、通常の使用を超える損傷だけです。大家が示す必要があります。',
  },
  'ie.kept.right-rtb': {
    says: 'Residential Tenancies Board (RTB) が敷金の争いを決めます。調停は無料で、弁護士はいりません。',
  },
  'ie.kept.step-proof': {
    says: '各金額の請求書を求めます。写真、備品の一覧、やり取りをまとめてください。',
  },
  'ie.kept.step-write': {
    says: '認めない金額と理由を書きます。残りはすぐに払うよう求めてください。',
  },
  'ie.kept.option-rtb': {
    title: 'RTB に申し立てる',
    cost: '調停は無料、裁定は少額です。',
    time: '数週間から数か月です。',
    risk: '低いです。',
    bestFor: '大家が返すべき分を返さない人。',
    says: '契約書、敷金の証明、写真を付けてオンラインで申請します。Threshold が無料で助けます。',
  },
}
