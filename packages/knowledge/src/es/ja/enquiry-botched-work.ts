/** The Japanese words of the rows in ../enquiry-botched-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_JA: Words = {
  'es.ask.botched-work': {
    says: '写真を付けてブロファックスで会社に知らせ、直すための十分な期間を示します。それまでは欠陥に見合う分の支払いを止められます。何もなければ、別の会社の費用を求めるか、契約を解きます。期間は5年です。建物の欠陥は1年、3年、10年です。',
  },
}
