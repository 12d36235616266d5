/** The German words of the rows in ../bank-letters.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_LETTERS_DE: Words = {
  'us.bank.right-notice': {
    says: 'Ihre Bank oder Credit Union muss 30 Tage vorher schreiben, wenn eine Änderung für Sie schlechter ist, etwa eine neue Gebühr.',
  },
  'us.bank.step-compare': {
    says: 'Suchen Sie den Tag der Änderung und die neuen Gebühren. Passen sie Ihnen nicht, holen Sie Ihr Geld vor diesem Tag ab.',
  },
  'us.bank.right-stop-payment': {
    says: 'Sie können eine automatische Zahlung stoppen. Sagen Sie es Ihrer Bank mindestens drei Geschäftstage vorher.',
  },
  'us.bank.right-other-sum': {
    says: 'Wird eine automatische Zahlung eine andere Summe haben, können Sie zehn Tage vorher eine Mitteilung bekommen.',
  },
  'us.bank.right-wrong-debit': {
    says: 'Melden Sie Ihrer Bank eine falsche Abbuchung innerhalb von 60 Tagen nach dem Kontoauszug. Sie muss es prüfen, meist innerhalb von zehn Geschäftstagen.',
  },
  'us.bank.asked-fraud': {
    says: 'Melden Sie der Bank eine Überweisung, die Sie nicht erlaubt haben, innerhalb von zwei Tagen, und jede innerhalb von 60 Tagen nach dem Kontoauszug. Sie muss es prüfen. Haben Sie selbst überwiesen, bestreiten Sie es auch.',
  },
}
