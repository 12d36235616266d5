/** Spanish: the words of the rows in ../trains.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAINS_ES: Words = {
  'gb.rail.right-late': {
    says: 'Puede pedir dinero por un tren con retraso o cancelado, a menudo desde 15 minutos. Pídalo a la compañía en 28 días.',
  },
  'gb.rail.right-fare': {
    says: 'Tiene 21 días para recurrir un recargo (penalty fare). Viajar sin billete solo es delito en ciertos casos. Conteste cada carta, explíquese y ofrezca un acuerdo.',
  },
}
