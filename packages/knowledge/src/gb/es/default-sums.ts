/** Spanish: the words of the rows in ../default-sums.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAULT_SUMS_ROWS_ES: Words = {
  'gb.debt.right-default-sums': {
    says: 'El prestamista debe avisarle de este cargo. Solo puede pedir intereses por él a partir de 28 días después de este aviso, y no intereses sobre esos intereses.',
  },
  'gb.debt.right-fair-charge': {
    says: 'Un cargo por pagar tarde no puede ser mayor que lo que cuesta al prestamista. Pregunte cómo se calculó y pida que lo quiten si le falta dinero.',
  },
}
