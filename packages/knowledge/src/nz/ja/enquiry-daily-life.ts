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
  'nz.ask.collector-fees': {
    says: '契約にあるときだけ、本当にかかった公正な費用だけです。契約書と内訳を求めてください。ローンの手数料は、不当に高くできません。本当の借りを払い、残りは争ってください。',
  },
  'nz.ask.not-driving': {
    says: '期限までに、運転者の名前と住所を書いた宣誓書（statutory declaration）を送ってください。車を売ったか盗まれたなら、そう書きます。うその宣誓は犯罪です。',
  },
  'nz.ask.no-asset': {
    says: 'no asset procedureは、1,000〜50,000ドルのほとんどの借りを1年でなくします。一生に1回です。破産は3年です。repayment orderなら、少しずつ払えます。',
  },
  'nz.ask.visa-declined': {
    says: 'ニュージーランドにいて有効なビザがあれば、14日以内に1回、見直し（reconsideration）を求められます。居住ビザなら、たいてい42日以内に不服を申し立てられます。国外なら、申請し直してください。',
  },
  'nz.ask.insurer-not-told': {
    says: 'どの質問にまちがって答えたとされ、なぜ大事だったのか聞いてください。古い軽い有罪は、7年きれいなら言わなくてよいことがあります。保険会社の無料の機関が決められます。',
  },
  'nz.ask.ird-deduct': {
    says: '今日、Inland Revenueに電話するかmyIRを使ってください。生活が苦しければ差し引きを減らし、分割を認め、罰金や利息を取り消せることがあります。取りすぎなら、Ombudsmanに苦情を言えます。',
  },
  'nz.ask.wages-order-lower': {
    says: 'はい。裁判所の取り立て係に、出費の証拠を出して、命令（attachment order）を変えるよう頼んでください。手取りの大部分は残るはずです。',
  },
  'nz.ask.winz-relationship': {
    says: '家を分け合うだけでは足りません。結婚のような結びつきと、お金の支え合いが必要です。3か月以内に見直し（review）を求め、暮らしとお金が別だと示してください。',
  },
  'nz.ask.acc-declined': {
    says: '手紙から3か月以内に、見直し（review）を求めてください。無料です。事故がどうけがを起こしたか、医師に書いてもらいます。その後、District Courtに不服を申し立てられます。',
  },
  'nz.ask.private-sale': {
    says: '個人の売り手も、本当のことを言わなければなりません。うその説明で買ったなら、損害を求めるか取り消せます。まず書面で伝え、次にDisputes Tribunalへ。',
  },
  'nz.ask.credit-wrong': {
    says: '信用情報会社に、証拠をつけて書面で訂正を求めてください。20営業日以内に調べ、その間は争い中と記録しなければなりません。断られたら、Privacy Commissionerに無料で苦情を言えます。',
  },
  'nz.ask.bank-hacked': {
    says: '今すぐ銀行に電話し、支払いを止めてください。承認していない支払いは、暗証番号などの不注意がなければ、銀行が返すと約束しています。Banking Ombudsmanは無料です。',
  },
}
