/** The German words of the rows in ../failed-exam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAILED_EXAM_DE: Words = {
  'de.exam.want': {
    says: 'Die Hochschule entscheidet, dass eine Prüfung nicht bestanden ist, oder exmatrikuliert Sie. Das ist ein Verwaltungsakt, den ein Gericht prüfen kann.',
  },
  'de.exam.right-object': {
    says: 'Sie haben einen Monat für den Widerspruch oder, wenn das Schreiben es so sagt, für die Klage. Bis dahin wirkt eine Exmatrikulation meist nicht, außer sie ist sofort angeordnet. Fragen Sie, was Sie weiter machen dürfen.',
  },
  'de.exam.right-rethink': {
    says: 'Sie dürfen Arbeit und Bewertung sehen. Zeigen Sie, was falsch bewertet ist, müssen die Prüfer neu nachdenken (Überdenken).',
  },
  'de.exam.right-ill': {
    says: 'Störungen oder Krankheit zählen meist nur, wenn Sie sie sofort gemeldet haben, mit Attest. Mancherorts bringt ein Härtefall einen weiteren Versuch: Lesen Sie Ihre Prüfungsordnung.',
  },
  'de.exam.step': {
    says: 'Verlangen Sie heute Akteneinsicht und schicken Sie einen kurzen Widerspruch. Die Gründe können folgen. Der AStA berät oft kostenlos.',
  },
}
