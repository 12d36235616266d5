/** The Spanish words of the rows in ../tax-credits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CREDITS_ES: Words = {
  'us.tax.right-credits': {
    says: 'Si le quitan un crédito por hijos o bajo ingreso, tiene 60 días para pedir que lo anulen. Envíe prueba de que el niño vivía con usted.',
  },
}
