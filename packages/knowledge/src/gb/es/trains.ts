/** Spanish: the words of the rows in ../trains.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAINS_ES: Words = {
  'gb.rail.right-late': {
    says: 'Puede pedir dinero por un tren con retraso o cancelado, a menudo desde 15 minutos. Pídalo a la compañía en 28 días.',
  },
  'gb.rail.right-fare': {
    says: 'Tiene 21 días para recurrir un recargo (penalty fare). Viajar sin billete solo es delito en ciertos casos. Conteste cada carta, explíquese y ofrezca un acuerdo.',
  },
  'gb.ask-travel.no-ticket': {
    says: 'Responda a tiempo a cada carta. Diga qué pasó, con pruebas, y ofrezca el precio y sus costes. Tiene 21 días contra una penalty fare. Para el delito de no pagar deben probar la intención. Según un reglamento (byelaw), no tener billete válido puede bastar.',
  },
}
