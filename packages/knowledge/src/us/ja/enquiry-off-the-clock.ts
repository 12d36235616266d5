/** Questions about work off the clock: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OFF_THE_CLOCK_JA: Words = {
  'us.ask-work.off-clock': {
    says: '雇い主が命じた、または知っている仕事には、退勤を打刻した後でも賃金が払われます。週40時間を超えれば残業です。毎日、本当の時刻を書き、メッセージを保存してください。支払いを求めるか、Wage and Hour Division（1-866-487-9243）か州の労働局に無料で申し立ててください。期限はたいてい2年、故意なら3年です。それを理由に解雇はできません。',
  },
}
