/** Questions about money for care in old age: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ATTENDANCE_ALLOWANCE_IT: Words = {
  'gb.ask-benefit.attendance': {
    says: 'Sì. In età di pensione, chi ha bisogno di aiuto per lavarsi, vestirsi o stare al sicuro può avere l’Attendance Allowance. Risparmi e redditi non contano; è esente da tasse. Il bisogno deve di solito durare da sei mesi. Chieda il modulo allo 0800 731 0122 (Irlanda del Nord 0800 587 0912) e descriva i giorni brutti. Può alzare il Pension Credit; anche chi assiste può avere qualcosa.',
  },
}
