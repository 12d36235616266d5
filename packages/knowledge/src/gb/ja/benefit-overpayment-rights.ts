/** Rights and ways to go about a benefit that was paid too much: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_RIGHTS_JA: Words = {
  'gb.benefit.right-waiver': {
    says: '返すことで健康や家族に本当に害が出るなら、免除（waiver）を求められます。証拠を送ってください。',
  },
  'gb.benefit.right-review': {
    says: '決定を見直してもらい、次に無料の審判所（tribunal）に行く権利があります。',
  },
  'gb.benefit.right-amount': {
    says: '金額をどう計算したかを知る権利があります。',
  },
  'gb.benefit.right-afford': {
    says: '生活に必要なものを払えないなら、少ない天引きを頼めます。',
  },
  'gb.benefit.right-old-benefits': {
    says: "Carer's Allowanceなどの古い給付金は別です。返すよう求められるのは、あなたが事実をまちがえたか、言わなかったときだけです。",
  },
  'gb.benefit.option-review': {
    says: '何がちがうかを言い、証拠を送ります。',
    title: '見直しを求める',
    cost: '無料。',
    time: '1か月以内。答えは数週間。',
    risk: '小さいです。まれに、もっと見つかることがあります。',
    bestFor: '返す義務がない、または金額がちがうと思う場合。',
  },
  'gb.benefit.option-rate': {
    says: '家計の表を用意し、返済の窓口（debt team）に電話します。',
    title: '毎月の返済を少なくするよう頼む',
    cost: '無料。',
    time: '電話1回。',
    risk: '返し終わるまで長くなります。',
    bestFor: '返す義務があるが、苦しい場合。',
  },
  'gb.benefit.option-help': {
    says: '法律と金額を確かめてくれます。',
    title: '給付金の権利の相談員に頼む',
    cost: '無料。',
    time: '今週、電話します。',
    risk: 'ありません。',
    bestFor: '金額が大きい、または不正（fraud）の話がある場合。',
  },
  'gb.benefit.right-civil-penalty': {
    says: '50ポンドを足せるのは、不注意だったとき、または正当な理由なく知らせなかったときだけです。これも見直しを頼めます。',
  },
}
