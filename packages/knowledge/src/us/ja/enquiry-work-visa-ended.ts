/** Questions of people whose work visa hangs on a job that ended: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_VISA_ENDED_JA: Words = {
  'us.immigration.ask-job-ended': {
    says: '多くの場合、仕事が終わった日から60日まで、またはI-94の日付がそれより早ければその日まで、いることができます。家族も同じです。その前に、新しい会社があなたのために申請するか、あなたが別の在留資格を申請する必要があります。H-1Bなら、新しい会社が申請すれば働き始められます。それまでは働けません。あなたのビザによる夫や妻の就労許可は、あなたの資格とともに終わります。今週のうちに移民に詳しい弁護士に相談してください。',
  },
}
