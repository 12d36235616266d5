/** The Japanese words of the rows in ../enquiry-time-off.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TIME_OFF_JA: Words = {
  'es.ask.family-leave': {
    says: '法律で有給の休みがあり、労働協約（convenio）でもっと多いこともあります。近い親族の死亡は少なくとも2日、移動が必要なら4日。親族の重い病気や手術は5日。自分の結婚は15日、引っ越しは1日です。会社に知らせ、証明を出してください。',
  },
}
