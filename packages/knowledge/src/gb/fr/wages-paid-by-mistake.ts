/** French: the words of the rows in ../wages-paid-by-mistake.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WAGES_PAID_BY_MISTAKE_FR: Words = {
  'gb.pay-debt.spent-in-good-faith': {
    says: 'Pensiez-vous que la paie était juste, et l’avez-vous dépensée ? Un juge peut alors vous en laisser une partie ou tout. Cela peut échouer si votre contrat oblige à rembourser.',
  },
}
