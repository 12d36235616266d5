/** The Dutch words of the rows in ../enquiry-job-left-status.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_LEFT_STATUS_NL: Words = {
  'jp.ask.job-left-status': {
    says: 'Niet meteen. Meld de immigratiedienst (入管) binnen 14 dagen dat het werk eindigde, en later het nieuwe. Met een werkstatus kunnen drie maanden zonder dat werk en zonder goede reden hem kosten; werk zoeken met bewijs (Hello Work, sollicitaties) is een reden. Kijk of het nieuwe werk bij uw status past. Voor ander werk hebt u eerst toestemming nodig.',
  },
}
