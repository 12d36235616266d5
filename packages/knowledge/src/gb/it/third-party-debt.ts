/** Italian: the words of the rows in ../third-party-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const THIRD_PARTY_DEBT_IT: Words = {
  'gb.bank-order.wants': {
    says: 'La sua banca deve trattenere la somma di una sentenza. In un’udienza un giudice decide se va al creditore.',
  },
  'gb.bank-order.right-hardship': {
    says: 'Resta senza soldi per cibo, affitto o bollette? Chieda oggi a un County Court hearing centre un hardship payment order. Porti estratti conto e bollette.',
  },
  'gb.bank-order.right-object': {
    says: 'Può opporsi prima che l’ordine sia definitivo. Scriva ora le sue ragioni al tribunale e al creditore, ben prima dell’udienza. Dica se il denaro non è solo suo.',
  },
}
