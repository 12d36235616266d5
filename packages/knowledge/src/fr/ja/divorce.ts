/** The Japanese words of the rows in ../divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DIVORCE_JA: Words = {
  'fr.divorce.want': {
    says: '夫か妻が、家族の裁判官（juge aux affaires familiales）に結婚を終わらせるよう求めています。',
  },
  'fr.divorce.reality': {
    says: 'これで、何か月もかかる事件が始まります。最初の審理では、家、子ども、お金を当面決めます。',
  },
  'fr.divorce.not-yet': {
    says: '判決まで、結婚は続きます。この書類だけで、家や子どもを取られることはありません。',
  },
  'fr.divorce.right-lawyer': {
    says: '配偶者と同じではない、自分の弁護士が必要です。弁護士は、執行官の書類から15日以内に加わらなければなりません。',
  },
  'fr.divorce.right-aid': {
    says: '収入が少なければ、国が弁護士の全部か一部を払います（aide juridictionnelle）。ここでは、配偶者の収入は数えません。',
  },
  'fr.divorce.right-for-now': {
    says: '最初の審理で、家を使うこと、あなたの生活のお金、子どもの計画を求められます。',
  },
  'fr.divorce.right-ground': {
    says: 'だれが悪いかを話さずに、離婚を受け入れることができます。あなたの同意がなければ、1年別々に暮らすこと、または重い過失の証拠が必要です。',
  },
  'fr.divorce.right-balance': {
    says: '離婚で、配偶者よりずっと貧しくなるなら、お金（prestation compensatoire）を求められます。',
  },
  'fr.divorce.step-lawyer': {
    says: '届いた日と、審理の日を書きとめてください。今週弁護士を探し、すべての書類を持って行きます。',
  },
  'fr.divorce.step-papers': {
    says: '給料明細、税の書類、銀行の記録、ローン、賃貸契約か証書、子どもにかかる費用を集めてください。',
  },
  'fr.divorce.option-aid': {
    says: 'point-justice（3039）か、弁護士の無料の時間で、まず何をするか教えてもらえます。',
    title: '最初の無料の相談を受ける',
    cost: '無料。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: 'まだ弁護士がいないとき。',
  },
}
