/** The Spanish words of the rows in ../enquiry-work-sanction.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_SANCTION_ES: Words = {
  'es.ask.work-sanction': {
    says: 'Tiene 20 días hábiles para impugnarla: primero la conciliación, después el juzgado de lo social. Debe ser por escrito, con los hechos y la fecha. Nunca pueden multarle el sueldo ni quitarle vacaciones. Las faltas leves prescriben a los 10 días, las graves a los 20, las muy graves a los 60.',
  },
}
