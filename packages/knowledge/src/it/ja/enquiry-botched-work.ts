/** The Japanese words of the rows in ../enquiry-botched-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_JA: Words = {
  'it.ask.botched-work': {
    says: 'すぐ会社に書面で知らせます。欠陥に気づいてから60日以内、一人で働く職人なら8日以内です。直すか値引きを求めます。それまでは欠陥に見合う分の支払いを止められます。工事の終わりから2年、職人なら1年で請求できなくなります。',
  },
}
