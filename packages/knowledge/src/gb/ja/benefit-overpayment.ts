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
  'gb.benefit.hb-underlying': {
    says: 'その期間にその住まいで本来受けられた住宅給付(Housing Benefit)を、自治体は差し引かねばなりません。その週の収入を送り、求めます。',
  },
}
