/** Italian: the words of the rows in ../tax-codes-and-errors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CODES_AND_ERRORS_IT: Words = {
  'gb.tax.right-careful': {
    says: 'Se ha fatto attenzione e ha comunque sbagliato, non c’è sanzione. In caso di negligenza, dirlo a HMRC prima che lo scopra la riduce molto.',
  },
  'gb.tax.right-code': {
    says: 'Può opporsi a un tax code. Dica a HMRC perché è sbagliato. Senza accordo può ricorrere al tribunale fiscale.',
  },
}
