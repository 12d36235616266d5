/** Questions about false demands, money sent to swindlers, and misused cards and accounts: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FRAUD_WORDS: Words = {
  'jp.ask.scam': {
    says: '電話も支払いもせず、188に相談します。本物の特別送達だけは返事が必要です。',
  },
  'jp.ask.bank-pays-back': {
    says: '偽造や盗難のカードなら、法律で銀行が補償します。不注意があると減ります。ネットバンキングはこの法律にありませんが、落ち度のない個人には銀行が補償すると申し合わせています。すぐ銀行と警察に知らせてください。多くは通知前30日間の被害だけです。断られたら全国銀行協会相談室に電話してください。',
    dependsOn: 'お金が取られた方法と、あなたの注意の程度',
  },
  'jp.ask.card-misuse': {
    says: 'すぐカード会社に電話し、カードを止めてください。規約では、暗証番号などに落ち度がなければ、届出前の60日ほどまでの不正利用は多くが補償されます。警察に届け、受理番号を控えます。書類をもらい、請求ごとに書面で争ってください。断られたら188に相談を。',
  },
}
