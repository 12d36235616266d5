/** Questions about student loans that are late: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUDENT_LOANS_DE: Words = {
  'us.ask-debt.student-loan-default': {
    says: 'Das Pfänden von Lohn und Steuererstattungen für unbezahlte Kredite des Bundes wurde am 16. Januar 2026 angehalten. Prüfen Sie, ob das noch gilt. Ein privater Kreditgeber muss Sie zuerst verklagen.',
    dependsOn: 'ob der Kredit vom Bund oder privat ist',
  },
  'us.ask-debt.student-loan-plan': {
    says: 'Der Plan SAVE ist beendet. Sehen Sie auf StudentAid.gov nach, welche Pläne Sie noch wählen können. Seit Juli 2026 gibt es einen neuen, den Repayment Assistance Plan.',
  },
}
