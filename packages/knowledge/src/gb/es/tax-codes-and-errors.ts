/** Spanish: the words of the rows in ../tax-codes-and-errors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CODES_AND_ERRORS_ES: Words = {
  'gb.tax.right-careful': {
    says: 'Si tuvo cuidado y aun así hubo un error, no hay multa. Si hubo descuido, decírselo a HMRC antes de que lo descubra la reduce mucho.',
  },
  'gb.tax.right-code': {
    says: 'Puede oponerse a un tax code. Diga a HMRC por qué está mal. Si no hay acuerdo, puede recurrir al tribunal fiscal.',
  },
}
