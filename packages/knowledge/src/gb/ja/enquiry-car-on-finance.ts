/** Questions about a car on hire purchase or PCP: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_ON_FINANCE_JA: Words = {
  'gb.ask-car.hand-back': {
    says: 'はい。hire purchaseやPCPは、最後の支払日の前ならいつでも書面で終わらせられます。負うのは総額の半分から払った分を引いた額までと、滞納分と損傷分です。半分の額は契約書にあります。「I end this under section 99」と書いてください。「voluntary surrender」に同意すると全額になりうるので避けます。',
  },
  'gb.ask-car.hp-taken': {
    says: '総額の3分の1を払っていれば、裁判所の命令が必要です。その額は契約書にあります。それより前でも、命令なしに私道や敷地に入って車を取れません。署名も鍵の引き渡しもしないでください。支払いの申し出を書き、助けを求めます。裁判所は時間の延長（time order）を与えられます。',
  },
  'gb.ask-car.bought-with-finance': {
    says: '多くの場合、車はあなたのものです。ローン（hire purchaseやPCP）を知らずに個人で買った人は、調べていなくても所有者になります。そのことを金融会社に書いてください（Hire Purchase Act 1964 第27条）。広告、メッセージ、支払いの証拠を付けます。鍵を渡さず、何も署名しないでください。車の書類だけでは証拠になりません。リースやlogbook loanは別なので助言を受けてください。その後はFinancial Ombudsmanへ行けます。',
  },
  'gb.ask-car.faulty-on-finance': {
    says: 'ローン会社に書面で苦情を出してください。hire purchaseやPCPでは、車を渡したのはローン会社です。だから、修理工場だけでなく、ローン会社が直す責任を負います。最初の30日は車を返せます。その後は、会社に1回、修理の機会があります。車を持ち続けたいなら、修理か値引きを求め、払った請求書を送ってください。断られたとき、または8週間たったときは、Financial Ombudsmanが無料で決めます。',
  },
}
