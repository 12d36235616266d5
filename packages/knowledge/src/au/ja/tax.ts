/** The Japanese words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_JA: Words = {
  'au.tax.want': { says: '新しい請求か、変わった請求か、申告の催促か、見てください。' },
  'au.tax.reality': {
    says: '支払い計画を求められます。額がまちがっているなら、不服を申し立て（object）られます。',
  },
  'au.tax.who': {
    says: 'Australian Taxation Office（ATO）が連邦の税金を集めます。リンクではなく、myGovで未払いを確かめてください。',
  },
  'au.tax.rights': {
    says: '無料で不服を申し立て（object）、計画を求め、利息や罰をなくすよう頼めます。',
  },
  'au.tax.not-yet': {
    says: 'まず催促が来ます。電話して計画を守れば、たいていそれ以上は進みません。',
  },
  'au.tax.right-object': {
    says: '税額の決定（assessment）に不服を申し立て（object）られます。ほとんどの人は2年です。60日だけの決定もあります。',
  },
  'au.tax.right-plan': { says: 'オンラインか電話で、支払い計画を作れます。' },
  'au.tax.right-interest': {
    says: '自分ではどうにもできないことが起きたなら、利息や罰をなくすよう頼めます。',
  },
  'au.tax.object-sixty': {
    says: '税金の決定には、60日以内に不服を申し立てる（object）ものがあります。毎年の税額の決定（assessments）は、ほとんど2年です。どちらかは通知にあります。',
    action: '短い期限の決定なら、不服を申し立てる',
    consequence: 'その後は、延長を頼まなければなりません。',
  },
  'au.tax.step-check': { says: 'myGovに入り、未払いがそこにあるか確かめてください。' },
  'au.tax.step-call': { says: '期日の前に、電話するか、オンラインの計画を使ってください。' },
  'au.tax.step-help': {
    says: '無料の家計の相談員（financial counsellor）か、tax clinicに助けを求めてください。',
  },
  'au.tax.opt-plan': {
    says: '続けられる額を選んでください。',
    title: '支払い計画を作る',
    cost: '利息は続きます。',
    time: 'オンラインで数分です。',
    risk: '1回欠かすと、相手が動けます。',
    bestFor: '払う義務はあるが、一度に払えないとき。',
  },
  'au.tax.opt-object': {
    says: '理由と証拠をつけて、不服の申立て（objection）を送ってください。',
    title: '不服を申し立てる',
    cost: '無料です。',
    time: '通知の最後の日までです。',
    risk: '負けると、利息が続きます。',
    bestFor: '額がまちがっているとき。',
  },
  'au.tax.warn-garnish': {
    says: 'ATOは、裁判所なしで、通知だけで給料や銀行からお金を取れます。無視しないでください。',
  },
  'au.tax.right-instalments': {
    says: '法律では、税務署は分けた支払いを受け入れることができます。1回欠かしたなら、電話して、計画を続けるか変えるよう頼んでください。',
  },
  'au.tax.right-release': {
    says: '払うと食べ物、家、ほかの基本の物がなくなるなら、所得税（income tax）の未払いの免除を求められます。',
  },
  'au.tax.warn-no-court': {
    says: '税務署は、裁判所なしで、銀行や給料からお金を取れます。手紙の日付の前に電話してください。',
  },
  'au.tax.right-two-years': {
    says: 'ほとんどの人では、税務署（ATO）が決定を変えられるのは2年以内です。不正があったときは別です。最初の決定から数えます。',
  },
  'au.tax.right-bankrupt': {
    says: '破産の通知（bankruptcy notice）には、1万ドル以上の判決が必要です。通知から21日あります。警告の手紙だけで破産にはなりません。',
  },
}
