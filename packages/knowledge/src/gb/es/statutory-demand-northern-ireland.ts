/** Spanish: the words of the rows in ../statutory-demand-northern-ireland.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STATUTORY_DEMAND_NORTHERN_IRELAND_ES: Words = {
  'gb.stat-ni.wants': {
    says: 'Quieren la suma, o un acuerdo, en tres semanas. Después pueden pedir su quiebra a la High Court.',
  },
  'gb.stat-ni.reality': {
    says: 'Ningún tribunal lo ha visto todavía. Pero el silencio les deja seguir hasta la quiebra. Actúe esta semana.',
  },
  'gb.stat-ni.right-set-aside': {
    says: 'Puede pedir a la High Court que anule el requerimiento. Puede hacerlo si discute la deuda con buenas razones, o si le deben lo mismo. Pídalo ya; el papel dice hasta cuándo.',
  },
  'gb.stat-ni.right-too-old': {
    says: 'La mayoría de las deudas son demasiado viejas seis años después del último pago o escrito que las reconoce. Es una razón para discutir el requerimiento.',
  },
}
