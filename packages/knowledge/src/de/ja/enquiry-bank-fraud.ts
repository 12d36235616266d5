/** Questions about payments that nobody allowed: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FRAUD_JA: Words = {
  'de.ask-buy.bank-refund': {
    says: 'あなたが許していない支払いは、大きな不注意がなければ、次の営業日までに戻さなければなりません。口座引落しは、8週間返してもらえます。',
    dependsOn: 'その支払いを許したか',
  },
  'de.ask-buy.guide-step-bank': {
    says: '望まない口座引落しは、8週間、銀行で返してもらえます。',
  },
  'de.ask-buy.phishing-bank': {
    says: '今すぐ口座を止め（116 116）、支払いを許していないと銀行に書き、警察に行ってください。銀行は次の営業日までにお金を戻さなければなりません。断れるのは、あなたの重大な不注意を銀行が証明したときだけです。そのときは苦情の窓口（Ombudsmann）に頼めます。',
  },
  'de.ask-buy.lost-card': {
    says: 'すぐ止めてください：116 116。その後の他人の支払いに責任はありません。その前は50ユーロまでで、紛失に気づけなかったなら0です。暗証番号をカードと一緒に置くような重大な不注意のときだけ全額です。警察に届け、銀行に書面で返金を求めてください。',
  },
  'de.ask-buy.right-tell-bank': {
    says: '許していない支払いに気づいたら、すぐ銀行に知らせてください。13か月を過ぎると権利がなくなります。',
  },
}
