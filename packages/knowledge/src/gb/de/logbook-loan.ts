/** German: the words of the rows in ../logbook-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LOGBOOK_LOAN_DE: Words = {
  'gb.logbook.right-paper': {
    says: 'Der Kreditgeber darf das Auto nur nehmen, wenn das Papier bezeugt und binnen sieben Tagen beim High Court eingetragen wurde. Verlangen Sie den Beleg. Fünf Tage lang muss ein genommenes Auto bleiben, wo es war, und darf nicht verkauft werden. Zahlen Sie in dieser Zeit, was fällig war, können Sie den High Court bitten, den Verkauf zu stoppen.',
  },
  'gb.logbook.right-notice': {
    says: 'Zuerst kommt eine default notice mit mindestens 14 Tagen. Danach können Sie den county court um eine time order bitten: mehr Zeit oder kleinere Raten.',
  },
}
