/** Dutch: the words of the rows in ../third-party-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const THIRD_PARTY_DEBT_NL: Words = {
  'gb.bank-order.wants': {
    says: 'Uw bank moet het bedrag van een vonnis vasthouden. Op een zitting beslist een rechter of het naar de schuldeiser gaat.',
  },
  'gb.bank-order.right-hardship': {
    says: 'Hebt u daardoor geen geld voor eten, huur of rekeningen? Vraag vandaag bij een County Court hearing centre een hardship payment order. Neem afschriften en rekeningen mee.',
  },
  'gb.bank-order.right-object': {
    says: 'U kunt bezwaar maken voordat het bevel definitief is. Schrijf uw redenen nu aan rechtbank en schuldeiser, ruim voor de zitting. Zeg het als het geld niet alleen van u is.',
  },
}
