/** German: the words of the rows in ../logbook-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LOGBOOK_LOAN_DE: Words = {
  'gb.logbook.right-paper': {
    says: 'Der Kreditgeber darf das Auto nur nehmen, wenn das Papier bezeugt und binnen sieben Tagen beim High Court eingetragen wurde. Verlangen Sie den Beleg. Ein genommenes Auto bleibt fünf Tage unverkauft.',
  },
  'gb.logbook.right-notice': {
    says: 'Zuerst kommt eine default notice mit mindestens 14 Tagen. Danach können Sie den county court um eine time order bitten: mehr Zeit oder kleinere Raten.',
  },
}
