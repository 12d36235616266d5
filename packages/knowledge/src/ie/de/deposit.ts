/** The German words of the rows in ../deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_DE: Words = {
  'ie.deposit.want': {
    says: 'Der Vermieter will Ihre Kaution behalten. Suchen Sie jede Summe und ihren Grund.',
  },
  'ie.deposit.reality': {
    says: 'Der Vermieter muss den Schaden zeigen. Normale Abnutzung ist kein Schaden, und Farbe und Teppich nutzen sich ab.',
  },
  'ie.deposit.right-rtb': {
    says: 'Das RTB entscheidet über Kautionen. Der Antrag kostet online wenig, und eine Mediation ist kostenlos.',
  },
  'ie.deposit.right-proof': {
    says: 'Sie können eine Liste, Rechnungen und Fotos verlangen, und die Liste vom Tag des Einzugs.',
  },
  'ie.deposit.step': {
    says: 'Schreiben Sie, dass Sie nicht einverstanden sind, und verlangen Sie die Kaution bis zu einem Tag zurück. Dann gehen Sie zum RTB.',
  },
}
