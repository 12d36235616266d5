/** Questions about swindles, false bills and things that nobody ordered: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_JA: Words = {
  'de.ask-buy.scam-message': {
    says: '払わず、クリックせず、電話を切ってください。お金や情報が取られたなら、今すぐ銀行か116 116に電話し、警察に届けてください。',
  },
  'de.ask-buy.unordered': {
    says: '会社がわざと送ったのなら、注文していない物に何も払う義務はなく、送り返す必要もありません。',
  },
  'de.ask-buy.guide-warn': {
    says: '電話、メール、チャットで、PIN、TAN、カード番号を決して教えないでください。',
  },
  'de.ask-buy.paid-fake-bill': {
    says: 'すぐ銀行に電話し（116 116）、送金の取り戻しを頼み、警察に行ってください。自分で送金したので、銀行はたいてい払う必要がありません。ただし2025年10月9日から、銀行は名前と口座を照合しなければなりません。名前違いの警告がなければ、銀行にお金を求めてください。',
  },
  'de.ask-buy.subscription-trap': {
    says: '「zahlungspflichtig bestellen」のようなはっきりしたボタンがなければ、契約はなく、払う必要もありません。そう書いてください。念のため14日以内に撤回し、説明がなければ後でもできます。サイトのボタンでも解約を。引き落としは銀行に戻してもらえます。',
  },
}
