/** The German words of Spain: tax request. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_REQUEST_DE: Words = {
  'es.tax-request.want': {
    says: 'Das Finanzamt verlangt Papiere oder Ihre Sicht, bevor es entscheidet. Das ist noch nicht die endgültige Rechnung.',
  },
  'es.tax-request.right-time': {
    says: 'Sie können um mehr Zeit bitten, meist um die Hälfte der Tage mehr. Bitten Sie mindestens drei Tage vor dem Ende.',
  },
  'es.tax-request.right-fine': {
    says: 'Eine Strafe braucht Schuld. Sie können widersprechen. Sie sinkt um 30 %, wenn Sie zustimmen, und um 40 % des Rests, wenn Sie rechtzeitig zahlen und kein Rechtsmittel einlegen.',
  },
  'es.tax-request.right-tribunal': {
    says: 'Gegen die Entscheidung haben Sie einen Monat: dasselbe Amt noch einmal fragen oder zum Steuergericht gehen. Beides ist kostenlos.',
  },
  'es.tax-request.step-answer': {
    says: 'Antworten Sie vor dem letzten Tag mit Kopien: Verträge, Bankpapiere, Rechnungen und Kosten. Behalten Sie die Quittung über das Geschickte.',
  },
  'es.tax-request.deadline': {
    says: 'Meist haben Sie zehn Werktage ab dem Tag nach dem Erhalt. Wir zählen sicherheitshalber ab dem Datum.',
    action: 'Die Papiere oder Ihre Einwände schicken (alegaciones)',
    consequence: 'Das Amt entscheidet ohne Ihre Sicht.',
  },
}
