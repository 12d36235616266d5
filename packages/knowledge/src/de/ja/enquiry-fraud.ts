/** Questions about fraud, traps, and payments that nobody allowed: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_JA: Words = {
  'de.ask-buy.scam-message': {
    says: '払わず、クリックせず、電話を切ってください。お金や情報が取られたなら、今すぐ銀行か116 116に電話し、警察に届けてください。',
  },
  'de.ask-buy.bank-refund': {
    says: 'あなたが許していない支払いは、大きな不注意がなければ、次の営業日までに戻さなければなりません。口座引落しは、8週間返してもらえます。',
    dependsOn: 'その支払いを許したか',
  },
  'de.ask-buy.unordered': {
    says: '会社がわざと送ったのなら、注文していない物に何も払う義務はなく、送り返す必要もありません。',
  },
  'de.ask-buy.guide-warn': {
    says: '電話、メール、チャットで、PIN、TAN、カード番号を決して教えないでください。',
  },
  'de.ask-buy.guide-step-bank': {
    says: '望まない口座引落しは、8週間、銀行で返してもらえます。',
  },
  'de.ask-buy.phishing-bank': {
    says: '今すぐ口座を止め（116 116）、支払いを許していないと銀行に書き、警察に行ってください。銀行は次の営業日までにお金を戻さなければなりません。断れるのは、あなたの重大な不注意を銀行が証明したときだけです。そのときは苦情の窓口（Ombudsmann）に頼めます。',
  },
  'de.ask-buy.paid-fake-bill': {
    says: 'すぐ銀行に電話し（116 116）、送金の取り戻しを頼み、警察に行ってください。自分で送金したので、銀行はたいてい払う必要がありません。ただし2025年10月9日から、銀行は名前と口座を照合しなければなりません。名前違いの警告がなければ、銀行にお金を求めてください。',
  },
  'de.ask-buy.subscription-trap': {
    says: '「zahlungspflichtig bestellen」のようなはっきりしたボタンがなければ、契約はなく、払う必要もありません。そう書いてください。念のため14日以内に撤回し、説明がなければ後でもできます。サイトのボタンでも解約を。引き落としは銀行に戻してもらえます。',
  },
  'de.ask-buy.lost-card': {
    says: 'すぐ止めてください：116 116。その後の他人の支払いに責任はありません。その前は50ユーロまでで、紛失に気づけなかったなら0です。暗証番号をカードと一緒に置くような重大な不注意のときだけ全額です。警察に届け、銀行に書面で返金を求めてください。',
  },
  'de.ask-buy.right-tell-bank': {
    says: '許していない支払いに気づいたら、すぐ銀行に知らせてください。13か月を過ぎると権利がなくなります。',
  },
}
