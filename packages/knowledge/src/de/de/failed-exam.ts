/** The German words of the rows in ../failed-exam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAILED_EXAM_DE: Words = {
  'de.exam.want': {
    says: 'Die Hochschule entscheidet, dass eine Prüfung nicht bestanden ist, oder exmatrikuliert Sie. Das ist ein Verwaltungsakt, den ein Gericht prüfen kann.',
  },
  'de.exam.right-object': {
    says: 'Legen Sie in einem Monat Widerspruch ein. Bis darüber entschieden ist, gilt das Ende des Studiums meist nicht, und Sie dürfen weitermachen.',
  },
  'de.exam.right-rethink': {
    says: 'Sie dürfen Arbeit und Bewertung sehen. Zeigen Sie, was falsch bewertet ist, müssen die Prüfer neu nachdenken (Überdenken).',
  },
  'de.exam.right-ill': {
    says: 'Störungen oder Krankheit zählen nur, wenn Sie sie sofort gemeldet haben, mit Attest. Ein Härtefall kann einen weiteren Versuch bringen: Lesen Sie die Prüfungsordnung.',
  },
  'de.exam.step': {
    says: 'Verlangen Sie heute Akteneinsicht und schicken Sie einen kurzen Widerspruch. Die Gründe können folgen. Der AStA berät kostenlos.',
  },
}
