/** The German words of Spain: job changes. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_CHANGES_DE: Words = {
  'es.job.grounds': {
    says: 'Eine disziplinarische Kündigung braucht einen schweren, verschuldeten Verstoß aus der Liste des Gesetzes. Die Firma muss ihn beweisen.',
  },
  'es.job.right-temporary-pay': {
    says: 'Am Ende der meisten befristeten Verträge bekommen Sie 12 Tage Lohn pro Jahr. Nach mehr als einem Jahr schuldet man 15 Tage Frist.',
  },
  'es.job.right-temporary-cause': {
    says: 'Ein befristeter Vertrag muss einen echten Grund und die Dauer nennen. Sonst sind Sie fest angestellt, und das Ende ist eine Kündigung.',
  },
  'es.job.deadline-sanction': {
    says: 'Sie haben 20 Werktage, um eine Strafe im Betrieb anzufechten. Wir zählen sicherheitshalber ab dem Datum des Briefs.',
    action: 'Den Schlichtungsantrag stellen (papeleta de conciliación)',
    consequence: 'Die Strafe wird endgültig.',
  },
  'es.job.right-change': {
    says: 'Für eine große Änderung von Arbeitszeit oder Lohn gilt eine Frist von 15 Tagen. Fechten Sie sie binnen 20 Werktagen an. Schadet sie Ihnen, können Sie mit 20 Tagen Lohn pro Jahr gehen.',
  },
  'es.job.right-erte': {
    says: 'Bei einem ERTE besteht Ihre Stelle weiter. Für die Tage oder Stunden ohne Arbeit bekommen Sie Arbeitslosengeld.',
  },
  'es.job.deadline-temporary': {
    says: 'Meinen Sie, dass die Stelle in Wahrheit fest war, haben Sie 20 Werktage ab dem letzten Tag. Wir zählen sicherheitshalber ab dem Brief.',
    action: 'Den Schlichtungsantrag stellen (papeleta de conciliación)',
    consequence: 'Sie können das Ende der Stelle nicht mehr anfechten.',
  },
  'es.job.want-sanction': {
    says: 'Ihr Arbeitgeber bestraft Sie bei der Arbeit. Sie behalten Ihre Stelle.',
  },
  'es.job.right-sanction-limits': {
    says: 'Sie dürfen keine Geldstrafe vom Lohn nehmen und keinen Urlaub streichen. Bei schwerem Fehler muss der Brief Tat und Tag nennen.',
  },
  'es.job.right-sanction-late': {
    says: 'Ab Kenntnis haben sie 10 Tage bei leichtem, 20 bei schwerem und 60 bei sehr schwerem Fehler. Nach sechs Monaten ist es zu spät.',
  },
  'es.job.want-transfer': {
    says: 'Ihr Arbeitgeber will Sie an einen anderen Arbeitsort versetzen.',
  },
  'es.job.right-transfer': {
    says: 'Eine Versetzung mit Umzug braucht einen echten Grund und 30 Tage Frist. Sie können gehen und Kosten erhalten, sie anfechten oder mit 20 Tageslöhnen pro Jahr ausscheiden.',
  },
  'es.job.deadline-transfer': {
    says: 'Sie haben 20 Arbeitstage ab der Mitteilung, um die Versetzung anzufechten. Wir zählen zur Sicherheit ab dem Datum des Briefs.',
    action: 'Die Versetzung beim Arbeitsgericht anfechten (Juzgado de lo Social)',
    consequence: 'Die Versetzung bleibt bestehen.',
  },
}
