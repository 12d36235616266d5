/** Reporting danger, crime or cover-ups at work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const REPORTING_WRONGS_IT: Words = {
  'gb.work.right-whistle': {
    says: 'Non possono punirLa o licenziarLa perché ha segnalato bene pericoli, reati o insabbiamenti. Non serve anzianità.',
  },
}
