/** The Japanese words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_JA: Words = {
  'nz.ask.repossession': {
    says: '知らせの期間が終わる前に貸し手に電話し、生活困難（hardship）による変更を求めてください。物を引き上げる少なくとも15日前に、警告の知らせ（warning notice）を送らなければなりません。',
  },
  'nz.ask.mortgage': {
    says: '銀行の生活困難（hardship）の係と、MoneyTalks（0800 345 123）に電話してください。担保の売却（mortgagee sale）の前に、少なくとも20営業日の知らせが必要です。',
  },
  'nz.ask.rates': {
    says: '自治体（council）に、分割払いと、生活困難（hardship）の決まりについて聞いてください。収入が少なければ、割引（rates rebate）を受けられます。',
  },
  'nz.ask.data-breach': {
    says: 'パスワードを変え、銀行に伝え、信用情報を無料で凍結してください。IDCARE（0800 121 068）に電話してください。何が取られたかを聞いてください。',
  },
  'nz.ask.winz-debt': {
    says: '納得できなければ、3か月以内に、Work and Incomeに見直し（review）を求めてください。払う義務があるなら、暮らせるだけの低い額にするよう求めてください。',
  },
  'nz.ask.scam-refund': {
    says: '場合によります。すぐに銀行に電話してください。あなたが認めていない支払いは、たいてい返さなければなりません。2025年の終わりからは、あなたが認めた詐欺の支払いも、銀行の決まりで一部が戻ることがあります。書面で求めてください。',
    dependsOn: 'お金がどう出て行ったか、銀行が警告したか',
  },
  'nz.ask.refund-phone': {
    says: '欠陥があるなら、店は修理、交換、返金のどれかをしなければなりません。気が変わっただけでは、権利はありません。証拠を見せ、Consumer Guarantees Actの名を挙げてください。',
    dependsOn: '品物に欠陥があるか',
  },
  'nz.ask.photo': {
    says: 'すぐには払わないでください。だれの写真か、金額をどう出したかを聞いてください。ほどよい額は、たいていふつうの使用料です。写真は下げてください。',
    dependsOn: 'どう使ったか、許しがあったか',
  },
  'nz.ask.faulty-car': {
    says: '販売店の車は、ふつうに受け入れられる質でなければなりません。修理を求め、欠陥が重ければ返金を求めてください。Motor Vehicle Disputes Tribunalが、$100,000まで決められます。',
  },
  'nz.ask.flight': {
    says: '場合によります。航空会社が悪かったなら、費用を請求できます。サービスは注意してしなければなりません。書面で、返金か別の便を求めてください。',
    dependsOn: 'なぜ欠航になったか',
  },
  'nz.ask.builder': {
    says: '何が悪いかを書き、直す日を示してください。建築の工事には10年の保証があり、最初の1年に見つかった欠陥は直さなければなりません。',
  },
  'nz.ask.toll': {
    says: 'いつもではありません。車を売ったか運転していなければ、証拠をつけてNZTAに伝えてください。罰金にならないよう、通行料そのものは早く払ってください。',
    dependsOn: 'その日、だれが車を持ち、運転していたか',
  },
  'nz.ask.broken-goods': {
    says: '店に書き、何が壊れたかを伝えてください。品物は、店の保証の後も、ほどよい間もたなければなりません。大きな欠陥なら、お金か新しい物を選べます。',
  },
  'nz.ask.loan-in-my-name': {
    says: '自分のものではないと貸し手に書いてください。すべての信用情報会社（credit reporters）に無料の凍結（freeze）を求め、IDCARE（0800 121 068）に電話してください。警察（105）に届けてください。',
  },
  'nz.ask.card-payment-not-mine': {
    says: '書面で銀行に苦情を言ってください。ほどよく注意していたなら、認めていない支払いはたいてい戻ります。断られたら、無料でBanking Ombudsmanに行ってください。',
  },
  'nz.ask.firm-closed': {
    says: '書面でお金を求め、すぐに銀行に支払いの取り戻し（chargeback）を求めてください。会社が約束を果たせないなら、取り消して返金を請求できます。支払不能（insolvent）なら、清算人（liquidator）に書いてください。',
  },
  'nz.ask.benefit-refused': {
    says: '3か月以内に、決定の見直し（review of decision）を書面で求めてください。委員会が見て、その後は上訴できます。無料です。',
  },
}
