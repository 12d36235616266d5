/** The Japanese words of the rows in ../welfare-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WELFARE_DECISION_JA: Words = {
  'ie.welfare.deadline-appeal': {
    says: '不服申立ては決定から60日です。お金が必要なら早めにしてください。',
    action: 'Social Welfare Appeals Office に不服を送る',
    consequence: '遅れた場合は正当な理由が必要です。',
  },
  'ie.welfare.right-review': { says: '新しい証拠で見直しを求め、期限内に不服も申し立てられます。' },
  'ie.welfare.right-hearing': { says: '別の担当者が見ます。直接話すことも求められ、無料です。' },
  'ie.welfare.right-meantime': {
    says: '待つ間お金がなければ、Intreo で Supplementary Welfare Allowance を求めてください。',
  },
  'ie.welfare.step-reason': { says: '手紙の理由を探し、それに答える書類を医師などに頼みます。' },
  'ie.welfare.option-appeal': {
    title: '不服を申し立てる',
    cost: '無料です。',
    time: '数か月です。',
    risk: '低いです。',
    bestFor: '事実や規則の見方が違うと思う人。',
    says: '決定が違う理由を書き、書類を付けます。Citizens Information が無料で助けます。',
  },
  'ie.welfare.reality-review': {
    says: '見直しは通常の確認です。疑いではなく、給付は今のところ続きます。',
  },
  'ie.welfare.step-form': {
    says: '用紙に正しく記入し、期限までに送ります。写しと証明を保管します。',
  },
  'ie.welfare.right-time': { says: '時間が必要なら、最終日の前に理由を付けて頼んでください。' },
  'ie.welfare.right-after': {
    says: 'その後減らされたら、書面の決定が届き、60日以内に不服を申し立てられます。',
  },
}
