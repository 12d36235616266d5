/** What to do about a tax bill or a penalty from HM Revenue and Customs: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEMAND_STEPS_JA: Words = {
  'gb.tax.step-genuine': {
    says: '本物か確かめてください。GOV.UKの自分のアカウントを見ます。SMSやメールのリンクは使わないでください。',
  },
  'gb.tax.step-call-today': {
    says: '不服も申し立てる場合でも、最後の日の前にHMRCに電話し、分割払い（Time to Pay）を頼んでください。物を取る強い力があるので、待たないでください。',
  },
  'gb.tax.step-check': {
    says: '年と金額を確かめてください。申告（return）がないための推定ですか。そうなら、今申告を送ります。',
  },
  'gb.tax.step-plan': {
    says: 'すぐ全部払えないなら、電話かオンラインで分割払い（Time to Pay）を頼んでください。家計の表を用意します。',
  },
  'gb.tax.step-help': {
    says: '無料の助けを受けてください。TaxAidという団体が、収入の少ない人の相談を受けます。',
  },
  'gb.tax.step-appeal': {
    says: '納得できないなら、手紙の日付から30日以内に不服を申し立ててください。理由を書き、証拠を送ります。',
  },
  'gb.tax.step-file': {
    says: '払えなくても、出していない申告（return）を送ってください。罰金が増えるのを止められます。',
  },
  'gb.tax.step-breathing-space': {
    says: '借金がいくつもあるなら、猶予（breathing space）を相談員に聞いてください。HMRCの動きも60日止められます。',
  },
  'gb.tax.step-late-return': {
    says: '払えなくても、遅れている申告を今すぐオンラインで出してください。3か月を過ぎると1日£10ずつ、最大£900まで増えることがあります。',
  },
  'gb.tax.right-withdraw-return': {
    says: '申告が不要だったなら、その税年度の終わりから2年以内に、申告の求めを取り下げるよう HMRC に頼んでください。罰金も取り消されることがあります。断られたら申告してください。',
  },
  'gb.tax.option-send-return': {
    title: '今すぐ申告を出す',
    cost: '出すのは無料です。',
    time: '今日、オンラインで。',
    risk: '不服が認められなければ、罰金は残ります。',
    bestFor: '申告が必要なのに、まだ出していないとき。',
    says: '罰金がそれ以上増えるのを止められます。その後、正当な理由があれば不服を申し立て、なければ罰金を払います。',
  },
  'gb.tax.want-return': { says: 'まず確定申告を求めています。申告で出た税額を払います。' },
  'gb.tax.right-notice-to-file': {
    says: 'HMRCから申告を求められたら、税金がなくても出さなければなりません。一日遅れると£100かかります。',
  },
  'gb.tax.option-return-on-time': {
    title: '期限までに申告を出す',
    cost: '出すのは無料です。',
    time: 'オンライン申告の期限まで。',
    risk: '遅れるとすぐに£100、その後さらに増えます。',
    bestFor: '申告が必要なとき。',
    says: 'オンラインで出します。不要だと思うなら、今すぐHMRCに通知の取り消しを頼みます。',
  },
}
