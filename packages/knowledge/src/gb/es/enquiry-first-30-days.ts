/** The Spanish words of the rows in ../enquiry-first-30-days.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_30_DAYS_ES: Words = {
  'gb.ask-consumer.faulty-30-days': {
    says: 'Si tiene un defecto, puede rechazarlo en un plazo de 30 días y recuperar todo su dinero. Dígalo ya por escrito al vendedor. Debe devolverle el dinero en un plazo de 14 días desde que lo acepta.',
  },
  'gb.ask-consumer.repair-first-30-days': {
    says: 'No. En los primeros 30 días puede rechazar algo defectuoso y recuperar todo su dinero. Si elige una reparación, esos días se paran mientras dura. Dígalo por escrito al vendedor.',
  },
  'gb.ask-consumer.faulty-29-days': {
    says: 'Sí, si lo dijo al vendedor en un plazo de 30 días desde que lo recibió. La ley da 30 días para rechazar lo defectuoso, no 28, y no hace falta reparar antes. Escriba hoy al vendedor con las dos fechas.',
  },
}
