/** Questions about a notice or eviction claim for unpaid rent: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FOR_RENT_DEBT_DE: Words = {
  'de.ask-home.rent-debt-notice': {
    says: 'Zahlen Sie den ganzen Rückstand, oder beantragen Sie heute beim Jobcenter oder Sozialamt die Übernahme. Bis zwei Monate nach Zustellung der Räumungsklage wird die fristlose Kündigung dadurch unwirksam (einmal in zwei Jahren). Eine hilfsweise ordentliche Kündigung bleibt meist: Bitten Sie, sie zurückzunehmen. Zeigen Sie dem Gericht binnen zwei Wochen an, dass Sie sich verteidigen. Gehen Sie zum Mieterverein oder Anwalt; es gibt Prozesskostenhilfe.',
  },
}
