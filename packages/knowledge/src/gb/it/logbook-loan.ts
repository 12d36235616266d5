/** Italian: the words of the rows in ../logbook-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LOGBOOK_LOAN_IT: Words = {
  'gb.logbook.right-paper': {
    says: 'Il prestatore può prendere l’auto solo se l’atto fu firmato con testimone e depositato alla High Court entro sette giorni. Chieda la prova. Per cinque giorni l’auto presa deve restare dov’era e non può essere venduta. Se in quel tempo paga il dovuto, può chiedere alla High Court di fermare la vendita.',
  },
  'gb.logbook.right-notice': {
    says: 'Prima arriva una default notice di almeno 14 giorni. Poi può chiedere alla county court una time order: più tempo o rate minori.',
  },
}
