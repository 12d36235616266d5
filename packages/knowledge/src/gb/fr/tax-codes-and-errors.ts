/** French: the words of the rows in ../tax-codes-and-errors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CODES_AND_ERRORS_FR: Words = {
  'gb.tax.right-careful': {
    says: 'Si vous avez fait attention et qu’il y a quand même une erreur, il n’y a pas de pénalité. En cas de négligence, la dire à HMRC avant qu’il la trouve la réduit beaucoup.',
  },
  'gb.tax.right-code': {
    says: 'Vous pouvez contester un tax code. Dites à HMRC pourquoi il est faux. Sans accord, vous pouvez saisir le tribunal fiscal.',
  },
}
