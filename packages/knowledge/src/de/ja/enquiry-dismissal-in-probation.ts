/** Questions about dismissal in the trial time: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_IN_PROBATION_JA: Words = {
  'de.ask-job.probation': {
    says: '6か月までの試用期間では、どちらも、2週間の予告で、理由なしに仕事を終えられます。妊娠中の女性は守られています。',
  },
}
