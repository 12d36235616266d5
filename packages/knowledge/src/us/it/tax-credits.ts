/** The Italian words of the rows in ../tax-credits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CREDITS_IT: Words = {
  'us.tax.right-credits': {
    says: 'Se tolgono un credito per figli o paga bassa, ha 60 giorni per chiedere di annullarlo. Mandi la prova che il figlio viveva con Lei.',
  },
}
