/** Questions about a town that asks a person on assistance for papers: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_STATEMENTS_ES: Words = {
  'nl.ask.bank-statements': {
    says: 'Sí, casi siempre. Con la ayuda social debe dar los papeles de ingresos, ahorros y vivienda, y el municipio puede pedir algunos meses de extractos. Puede tachar lo que nombre fe, salud o política, no las sumas. Mándelos antes del día indicado y guarde prueba. ¿Necesita tiempo? Pídalo antes por escrito. Si suspenden la ayuda, tiene otro plazo; reclame también en seis semanas.',
  },
}
