/** The Japanese words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_JA: Words = {
  'ca.tax.want': { says: '新しい請求か、変わった請求か、申告のお知らせかを見てください。' },
  'ca.tax.reality': {
    says: '納得しないと言えます。異議申立て（notice of objection）は無料で、弁護士は必要ありません。',
  },
  'ca.tax.who': {
    says: 'Canada Revenue Agencyは、国の税金と、州のほとんどの所得税を集めます。ケベック州には、自分の役所Revenu Québecがあります。',
  },
  'ca.tax.rights': { says: '異議を申し立て、支払い計画を頼み、利息や罰金をなくすよう頼めます。' },
  'ca.tax.not-yet': {
    says: 'ほとんどの所得税では、強制的に取り立てる前に、通知の後90日待たなければなりません。',
  },
  'ca.tax.relief-know': {
    says: '過去10年の利息と罰金をなくすよう頼めます。たとえば病気や失業の後です。',
  },
  'ca.tax.right-object': {
    says: '異議を申し立てる権利があります。ほとんどの人の最後の日は、通知の90日後か、申告の期限の1年後です。',
  },
  'ca.tax.right-hold': {
    says: '所得税の異議（objection）の答えを待つ間、争う額を取り立てることはできません。利息はつき続けます。',
  },
  'ca.tax.right-plan': { says: '支払い計画を頼めます。いくら払えるかを見てくれます。' },
  'ca.tax.step-check': {
    says: '自分のページに入るか、公式サイトの番号に電話してください。借金が本当にあるか確かめます。',
  },
  'ca.tax.step-object': {
    says: 'まちがっていたら、最後の日の前に異議申立て（notice of objection）を出してください。何がなぜちがうかを書きます。',
  },
  'ca.tax.step-call': { says: '払えないなら、役所が動く前に電話し、計画を頼んでください。' },
  'ca.tax.objection': {
    says: '通知の日付から、異議を申し立てるのに90日あります。自分の申告なら、もっと長く、期限の1年後までのことがあります。',
    action: '納得できなければ、異議申立て（notice of objection）を出す',
    consequence: 'その後は時間を延ばすよう頼む必要があり、1年以内にしなければなりません。',
  },
  'ca.tax.opt-object': {
    says: '異議申立て（notice of objection）を、オンラインか郵便で出します。',
    title: '異議を申し立てる',
    cost: '無料。',
    time: '通知から90日。',
    risk: '負けると利息が増えます。',
    bestFor: '金額がちがうと思うとき。',
  },
  'ca.tax.opt-plan': {
    says: '家計の表を用意して役所に電話し、毎月の額を提案します。',
    title: '支払い計画を頼む',
    cost: '利息はつき続けます。',
    time: '役所が動く前。',
    risk: '1回でも払わないと、役所が動けます。',
    bestFor: '払う義務はあるが、一度に払えないとき。',
  },
  'ca.tax.opt-help': {
    says: '返済の提案（consumer proposal）には、税金の借金も入れられます。',
    title: '専門家（trustee）に会う',
    cost: '払うと決めたお金から出ます。',
    time: '始めるまで数日。',
    risk: '信用情報にのります。',
    bestFor: '払える額よりずっと多い借金があるとき。',
  },
  'ca.tax.warn-force': {
    says: '税金の役所は、裁判なしで、給料や銀行からお金を取れます。放っておかないでください。',
  },
  'ca.tax.right-service': {
    says: '税金の役所は、あなたを公正に扱わなければなりません。役所に苦情を出し、次に無料でTaxpayers’ Ombudspersonに出せます。',
  },
  'ca.tax.know-certificate': {
    says: '税金の役所は、あなたの払う額をFederal Courtに登録できます。すると裁判なしで、判決と同じ力を持ちます。',
    learnMore:
      '間に合うように支払い計画を作れば、ほとんどの場合避けられます。家計について何を見せられるか、聞いてください。',
  },
  'ca.tax.qc-object': {
    says: 'Revenu Québecの税額の通知（notice of assessment）には、90日の間に異議申立て（notice of objection）を送れます。無料です。',
  },
  'ca.tax.right-three-years': {
    says: '税額を変えられるのは、ほとんどの場合、その年の最初の通知から3年以内です。その後は、不注意または虚偽の申告だったことを示さなければなりません。',
  },
}
