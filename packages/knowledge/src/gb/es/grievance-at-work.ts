/** A grievance at work: the meeting, the companion and the appeal. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const GRIEVANCE_AT_WORK_ES: Words = {
  'gb.work.right-grievance': {
    says: 'Su empleador debe estudiar una queja, reunirse con usted y un acompañante, y dejarle recurrir. Si no, un tribunal puede añadir hasta un 25%.',
  },
  'gb.job.grievance': {
    says: 'Su empleador debe estudiar una queja, reunirse con usted y un acompañante, y dejarle recurrir. Vigile mientras tanto el plazo del tribunal laboral.',
  },
}
