/** Overpaid benefits: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_JA: Words = {
  'gb.benefit.hb-step': {
    says: 'まちがいがあるなら、手紙の日付から1か月以内に役所（council）に手紙を書いてください。見直しを求めるか、すぐ審判所（tribunal）に不服を申し立てます。',
  },
  'gb.benefit.hb-right': {
    says: 'まちがったのは役所かDWPで、もらいすぎだとあなたには分からなかったのですか。それなら、返すよう求められないことがあります。',
  },
  'gb.benefit.want': {
    says: 'もらいすぎたので、給付金、給料、または支払いで返すよう求めています。',
  },
  'gb.benefit.rights-summary': {
    says: '見直しを求め、計算の仕方を見て、毎月の返済を少なくするよう頼めます。',
  },
  'gb.benefit.reality': {
    says: '払いすぎの手紙は、あなたが悪いことをしたという意味ではありません。金額のまちがいは多く、無料で争えます。',
  },
  'gb.benefit.who': {
    says: '公の役所からです。裁判所なしで給付金や給料から取れるので、答えてください。',
  },
  'gb.benefit.know': {
    says: 'Universal Creditでは、役所のまちがいでも返すよう求められます。古い給付金では、できないことが多いです。',
    learnMore: '役所のまちがいなら、免除（waive）を求め、返すとどう困るかを書いてください。',
  },
  'gb.benefit.one-month': {
    says: '見直しを求める期限は、決定の日付から1か月です。',
    action: '決定の見直しを求める',
    consequence: 'この日の後は、遅れたことのよい理由が必要です。',
  },
  'gb.benefit.step-working': {
    says: 'どう計算したか聞いてください。どの給付金、どの日、どの事実かです。いつ何を伝えたかと比べます。',
  },
  'gb.benefit.step-review': {
    says: 'まちがいがあるなら、決定の日付から1か月以内に、見直し（mandatory reconsideration）を求めてください。',
  },
  'gb.benefit.step-rate': {
    says: '取られる額が無理なら、電話して低い額を頼んでください。家計の表を送ります。',
  },
  'gb.benefit.step-advice': {
    says: '給付金の権利の相談員（welfare rights adviser）の助けを受けてください。無料で、この決まりをよく知っています。',
  },
  'gb.benefit.step-appeal': {
    says: '断られたら、答えから1か月以内に、無料の審判所（tribunal）に不服を申し立てられます。',
  },
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
  'gb.benefit.warn-no-court': {
    says: '給付金や給料から取るのに、裁判所はいりません。裁判を待たないでください。',
  },
  'gb.benefit.warn-fraud': {
    says: '不正（fraud）や、警告つきの聞き取り（interview under caution）の話があります。何か言う前に、法律相談を受けてください。',
  },
  'gb.benefit.insight-own-mistake': {
    says: '変わったことを伝えたのに役所が遅れたなら、そう言ってください。とても大切なことがあります。',
    actionable: '日付のあるSMS、記録（journal）、手紙、電話を探してください。',
  },
  'gb.benefit.insight-collector': {
    says: '今は取立て会社が書いています。手紙以上の力はありませんが、後ろの役所にはあります。',
    actionable: '役所と直接話し、払える額を頼んでください。',
  },
  'gb.benefit.refused-want': {
    says: 'この給付金は出ない、または減ると決めました。返すよう求めてはいません。',
  },
  'gb.benefit.refused-rights': {
    says: '無料で見直しを求められます。それでもだめなら、無料の審判所が決められます。',
  },
  'gb.benefit.refused-reality': {
    says: '断られても終わりではありません。異議を出し、調子の悪い日のことをもっと話すと、変わることが多いです。',
  },
  'gb.benefit.refused-step-ask': {
    says: '手紙の日付から1か月以内に見直し（mandatory reconsideration）を求めてください。電話、手紙、用紙のどれでもできます。',
  },
  'gb.benefit.refused-step-report': {
    says: '審査の報告書（assessment report）の写しを求めてください。まちがいや抜けのある行に印をつけます。',
  },
  'gb.benefit.refused-step-proof': {
    says: '点が低い質問を一つずつ見てください。何が、どのくらい起き、どんな助けがいるかを書きます。医者や介護する人の手紙も足します。',
  },
  'gb.benefit.refused-step-advice': {
    says: '給付金の相談員（welfare rights adviser）の無料の助けを受けてください。その間に受けられるほかの給付金も聞きます。',
  },
  'gb.benefit.refused-option-help': {
    says: '相談員は点数をよく知り、大切なことを書くのを手伝います。',
    title: '給付金の相談員を探す',
    cost: '無料。',
    time: '今週電話。',
    risk: '最後の日が近ければ、予約を待たないでください。',
    bestFor: '断られた方。',
  },
}
