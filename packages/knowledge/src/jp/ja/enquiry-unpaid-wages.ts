/** Questions about wages and overtime that are not paid, sums taken off and insolvent firms: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_JA: Words = {
  'jp.ask.unpaid-wages': {
    says: '賃金は決まった日に全額払われなければなりません。勤務時間の記録を残し、労働基準監督署に相談してください。請求できるのは3年です。',
  },
  'jp.ask.wage-deduction': {
    says: '賃金は全額払いが原則です。引けるのは、税や社会保険と、書面の労使協定があるものだけです。退職やミスの罰金を決める約束は無効で、研修費用の返還もたいてい無効です。重大な不注意の損害でも一部だけです。書面で断り、労働基準監督署に相談してください。',
  },
  'jp.ask.employer-bankrupt': {
    says: '国の未払賃金立替払制度で、未払いの給料と退職金の約8割が払われます。年齢により上限があります。裁判所の破産のほか、労働基準監督署が事実上の倒産と認めたときも使えます。申立ての6か月前から2年の間に退職していることが条件です。2年以内に請求してください。',
  },
}
