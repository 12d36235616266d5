/** Questions about pay kept back when a job ends: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_PAY_JA: Words = {
  'nz.ask.notice-not-worked': {
    says: 'いいえ、全部は取れません。働いた分の賃金と休暇の賃金(holiday pay)は最後の給料に入れる必要があります。差し引けるのは、あなたが書面で同意した分だけで、先に話し合いも必要です。予告の条項は公平でなければならず、実際の損害の分だけ、最大でもその予告期間の賃金までです。条項がなければ何も取れません。日を決めて書面で求め、0800 20 90 20(無料)へ。6年以内です。',
  },
}
