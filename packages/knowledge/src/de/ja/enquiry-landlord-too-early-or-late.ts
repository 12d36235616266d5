/** Questions about a rent rise that comes too early and running costs that come too late: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_TOO_EARLY_OR_LATE_JA: Words = {
  'de.ask-home.rent-rise-too-soon': {
    says: 'まだできません。地域の相場への値上げは、入居か前回の値上げから1年後でなければ求められません。効力が出るのは早くても15か月後です。それより早い手紙は無効です。上げ幅も3年で20%まで、多くの都市では15%までです。署名せず、今までの家賃を払い続けてください。段階家賃、指数家賃、改修は別の決まりです。',
  },
  'de.ask-home.running-costs-late': {
    says: 'いいえ、その年の終わりから12か月を過ぎて届いた場合は払いません。2024年分なら2025年12月31日が期限でした。家主に責任のない遅れでなければ、追加分を払う必要はありません。書かれた日付でなく、届いた日で数えます。そう書いて、追加は払わないでください。あなたに戻るお金は、それでも払われます。',
  },
}
