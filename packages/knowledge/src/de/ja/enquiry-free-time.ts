/** Questions about calls of the boss in free time: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FREE_TIME_JA: Words = {
  'de.ask-job.free-time-call': {
    says: 'いいえ。待機の取り決めがなければ、休みの日に電話に出たり代わりに働いたりする必要はありません。決まったシフトは、十分な予告と正当な理由がなければ変えられません。本当の緊急時は別のことがあります。勤務の間には11時間の休息が必要です。これを理由とする警告は不当なので、書面で答えてください。従業員代表か労組に相談を。',
  },
}
