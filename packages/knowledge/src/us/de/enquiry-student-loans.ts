/** Questions about student loans that are late or can be forgiven: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUDENT_LOANS_DE: Words = {
  'us.ask-debt.student-loan-default': {
    says: 'Das Pfänden von Lohn und Steuererstattungen für unbezahlte Kredite des Bundes wurde am 16. Januar 2026 angehalten. Prüfen Sie, ob das noch gilt. Ein privater Kreditgeber muss Sie zuerst verklagen.',
    dependsOn: 'ob der Kredit vom Bund oder privat ist',
  },
  'us.ask-debt.student-loan-plan': {
    says: 'Der Plan SAVE ist beendet. Waren Sie darin? Ihr Servicer schreibt Ihnen, und dann haben Sie etwa 90 Tage, um einen anderen zu wählen. Sonst wird einer für Sie gewählt. Sehen Sie auf StudentAid.gov nach, welche Pläne Sie noch wählen können. Seit Juli 2026 gibt es einen neuen, den Repayment Assistance Plan.',
  },
  'us.ask-life.loan-forgiveness': {
    says: 'Kredite des Bundes können nach zehn Jahren im öffentlichen Dienst, bei dauernder Behinderung oder nach Schließung der Schule erlassen werden. Beantragen Sie es kostenlos auf studentaid.gov. Private Kredite meist nicht.',
    dependsOn: 'die Art des Kredits und der Arbeit',
  },
}
