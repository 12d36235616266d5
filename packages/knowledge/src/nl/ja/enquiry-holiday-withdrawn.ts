/** Questions about leave that was granted and is then taken back: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAY_WITHDRAWN_JA: Words = {
  'nl.ask.holiday-withdrawn': {
    says: '忙しいというだけではできません。認められた休暇は有効です。変えられるのは重大な理由があり、あなたと話した後だけで、旅行などの損失を払わなければなりません。予約と承認のメッセージを付け、同意しないと書いてください。それでも求めるなら裁判官がすぐ決めます。Juridisch Loketに電話を。黙って休まないでください。',
  },
}
