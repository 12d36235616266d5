/** Questions about a tax that the office only guessed because no return came: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_ESTIMATE_JA: Words = {
  'de.ask-debt.tax-guess': {
    says: '通知が届いて1か月以内なら、まだ間に合います。書面かELSTERで異議（Einspruch）を出し、証拠を付けて申告書をすべて送ってください。そうすれば実際の数字で計算されます。それだけでは支払いは止まりません。同じ手紙で執行停止（Aussetzung der Vollziehung）を求めてください。遅延の加算金は残ることがあります。1か月を過ぎていても、今すぐ送ってください。',
  },
}
