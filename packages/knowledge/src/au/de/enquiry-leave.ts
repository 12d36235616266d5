/** The German words of the rows in ../enquiry-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_DE: Words = {
  'au.ask.leave-paid-out': {
    says: 'Nicht genommener Urlaub muss am Ende der Arbeit ausgezahlt werden. Zum Urlaub zwingen dürfen sie nur, wenn Ihr Tarif (award) es erlaubt und es fair ist, etwa bei Betriebsferien.',
  },
  'au.ask.public-holiday': {
    says: 'An Feiertagen dürfen Sie frei haben, mit Grundlohn, wenn Sie gearbeitet hätten. Sie dürfen Sie fair um Arbeit bitten, und Sie dürfen aus fairen Gründen ablehnen. Awards geben meist mehr Lohn.',
  },
}
