/** The German words of the rows in ../work-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_ROWS_DE: Words = {
  'de.work-warning.want': {
    says: 'Ihr Arbeitgeber mahnt Sie ab (Abmahnung). Sie sind nicht gekündigt.',
  },
  'de.work-warning.who': {
    says: 'Das ist Ihr Arbeitgeber. Ein Arbeitsgericht kann die Abmahnung prüfen.',
  },
  'de.work-warning.reality': {
    says: 'Nehmen Sie sie ernst. Passiert dasselbe noch einmal, kann eine Kündigung folgen.',
  },
  'de.work-warning.not-yet': {
    says: 'Ihre Arbeit und Ihr Lohn gehen weiter wie bisher.',
  },
  'de.work-warning.right-clear': {
    says: 'Eine Abmahnung muss Tag und Vorwurf genau nennen und die Folge im nächsten Fall. „Öfter zu spät“ reicht nicht.',
  },
  'de.work-warning.right-remove': {
    says: 'Ist sie falsch, können Sie verlangen, dass sie aus der Personalakte kommt. Dafür gibt es keine kurze Frist.',
  },
  'de.work-warning.right-statement': {
    says: 'Sie dürfen Ihre Personalakte lesen und eine eigene Erklärung beilegen. Der Betriebsrat kann helfen.',
  },
  'de.work-warning.step-note': {
    says: 'Notieren Sie sofort, was wann geschah und wer es sah. Unterschreiben Sie nur den Empfang, kein Geständnis.',
  },
  'de.work-warning.step-avoid': {
    says: 'Was auch immer Sie davon halten: Achten Sie darauf, dass dasselbe nicht noch einmal passiert.',
  },
  'de.work-warning.option-statement': {
    says: 'Schreiben Sie eine kurze, ruhige Gegendarstellung für die Akte. Fragen Sie vorher Gewerkschaft oder Betriebsrat.',
    title: 'Gegendarstellung zur Akte',
    cost: 'Kostenlos.',
    time: 'Diese Woche.',
    risk: 'Sie kann auch eigene Fehler zeigen.',
    bestFor: 'Die Abmahnung ist falsch.',
  },
  'de.work-warning.right-ill': {
    says: 'Sind Sie krank, melden Sie es sofort und sagen Sie, wie lange. Ein Arzt muss es erst nach drei Tagen feststellen, wenn der Betrieb es nicht früher verlangt.',
  },
}
