/** A grievance at work: the meeting, the companion and the appeal. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const GRIEVANCE_AT_WORK_JA: Words = {
  'gb.work.right-grievance': {
    says: '雇い主は苦情を調べ、付き添いと一緒に会い、不服を認める必要があります。しないと、裁判所は25%まで増やせます。',
  },
  'gb.job.grievance': {
    says: '雇い主は苦情を調べ、付き添いと一緒に会い、不服を認める必要があります。その間、審判所の期限に気をつけます。',
  },
}
