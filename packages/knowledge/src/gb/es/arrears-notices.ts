/** Spanish: the words of the rows in ../arrears-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ARREARS_NOTICES_ES: Words = {
  'gb.debt.right-arrears-notice': {
    says: 'Tras dos pagos sin hacer (cuatro si paga cada semana), el prestamista debe enviar este aviso (notice of sums in arrears). En un préstamo se repite cada seis meses. Mientras se retrase, no puede cobrar intereses ni exigir el contrato.',
  },
}
