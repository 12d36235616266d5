/** The Japanese words of Ireland: questions of daily life. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_JA: Words = {
  'ie.ask.home-loan': {
    says: '今すぐ、貸し手とMABS（0818 07 2000）に連絡してください。貸し手は先に助ける方法を検討する必要があり、家を取るには裁判所の命令が必要です。裁判の日には毎回行ってください。',
  },
  'ie.ask.car-finance': {
    says: '場合によります。割賦購入（hire purchase）の代金の3分の1を払った後は、裁判所の命令が必要です。半分を払って車を返し、終わらせることもできます。',
    dependsOn: 'もういくら払ったか',
  },
  'ie.ask.toll': {
    says: 'eflow.ieを自分で入力して、通知を確かめてください。料金は段階で増えるので、早めに払います。車を売った、またはそこにいなかったなら、証拠を付けて不服を申し立ててください。',
  },
  'ie.ask.property-tax': {
    says: '収入が少なければ、Revenueに、延期か分割を頼んでください。どちらにしても、申告は出します。',
  },
  'ie.ask.data-breach': {
    says: 'パスワードを変え、銀行に知らせてください。何が取られたか会社に聞きます。Data Protection Commissionに無料で苦情を出し、損害の賠償を求められます。',
  },
  'ie.ask.flight': {
    says: '返金か別の便を選べます。知らせが遅く、航空会社の側の原因なら、€250から€600の補償も受けられます。まず航空会社に請求します。6週間たつか断られたら、Irish Aviation Authorityに無料で苦情を出せます。',
  },
  'ie.ask.builder': {
    says: '何が悪いかを書き、直す期日を付けてください。仕事は注意と技術をもって行う必要があります。次に、€2,000までの少額訴訟（small claims procedure）を使います。',
  },
  'ie.ask.welfare-refused': {
    says: '役所に見直しを頼み、決定から60日以内にSocial Welfare Appeals Officeに不服を申し立ててください。無料です。新しい証拠を送ります。',
  },
  'ie.ask.management-fee': {
    says: '場合によります。所有者が承認した予算と会計を見せるよう求めてください。払う義務があるなら、裁判になる前に分割を頼みます。',
    dependsOn: '予算が承認されたか',
  },
  'ie.ask.property-tax-dates': {
    says: 'LPT onlineで日を調べてください。年1回の引落としは、ほとんどの場合3月21日です。毎月の口座振替（direct debit）は15日です。',
  },
  'ie.ask.broken-goods': {
    says: '店に手紙を書き、何がこわれたか伝えてください。品物は、店の保証の後も、適切な期間もたなければなりません。無料の修理か新しい物を求め、だめなら返金を求めます。',
  },
  'ie.ask.used-car': {
    says: 'すぐに販売店に手紙を書いてください。30日以内なら、重い欠陥があれば車を返し、返金を受けられます。その後は、先に無料の修理を求めます。個人の売り手はちがいます。',
  },
  'ie.ask.photo': {
    says: 'すぐにではありません。だれの物か、金額をどう計算したかを聞いてください。公正な額は、ほとんどの場合、普通の使用料です。画像を取り下げ、写しを残します。',
    dependsOn: 'どう使ったか、許可があったか',
  },
  'ie.ask.council-parking': {
    says: '28日が終わる前に役所（council）に手紙を書き、写真を付けて取消しを頼んでください。断られたら、期限内に払うか、裁判官に自分の言い分を話します。',
  },
  'ie.ask.loan-in-my-name': {
    says: '自分のものではないと貸し手に書き、警察（gardaí）に届けてください。だれかがあなたの名前を使っているという知らせを、Central Credit Registerに載せてもらえます。',
  },
  'ie.ask.card-payment-not-mine': {
    says: '銀行に書面で苦情を出してください。ほとんどの場合、次の営業日までに返さなければならず、不注意だと言うなら証明が必要です。次に、無料のFSPOに行きます。',
  },
  'ie.ask.firm-closed': {
    says: '書面で返金を求め、すぐ銀行にチャージバック（chargeback）を頼んでください。提供されないものに払う必要はありません。会社が支払不能なら、清算人（liquidator）に手紙を書きます。',
  },
  'ie.ask.bank-account-frozen': {
    says: '賃金、給付、家賃や食費の分を出せるよう、書面で銀行に求めてください。銀行は理由を言えないことがあります。今日苦情を出してください。40営業日後か最終の断りの後、無料でFSPOに行けます。',
  },
}
