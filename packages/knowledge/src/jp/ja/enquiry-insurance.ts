/** Questions about an insurer that refuses: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_JA: Words = {
  'jp.ask.insurer-refuses': {
    says: 'どの条項によるのかを書面で求め、証拠を送ってください。保険金は請求後の相当な期間内に払われなければなりません。次は無料の機関です。損害保険はそんぽADRセンター、生命保険や医療保険は生命保険相談所です。請求権は多くは3年で消えます。急いで少ない額に同意しないでください。',
  },
}
