/** Spanish: the words of the rows in ../arrears-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ARREARS_NOTICES_ES: Words = {
  'gb.debt.right-arrears-notice': {
    says: 'Tras dos pagos sin hacer, el prestamista debe enviar este aviso (notice of sums in arrears) y repetirlo cada seis meses. Mientras se retrase, no puede cobrar intereses ni exigir el contrato.',
  },
  'gb.debt.right-default-sums': {
    says: 'El prestamista debe avisarle de este cargo. Solo puede pedir intereses por él a partir de 28 días después de este aviso, y no intereses sobre esos intereses.',
  },
  'gb.debt.right-fair-charge': {
    says: 'Un cargo por pagar tarde no puede ser mayor que lo que cuesta al prestamista. Pregunte cómo se calculó y pida que lo quiten si le falta dinero.',
  },
}
