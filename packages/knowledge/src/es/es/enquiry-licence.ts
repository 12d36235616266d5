/** The Spanish words of the rows in ../enquiry-licence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LICENCE_ES: Words = {
  'es.ask.licence': {
    says: 'Sin puntos el permiso pierde su vigencia. Tiene un mes para el recurso de alzada. Solo vale si cada multa es firme: mire cómo y cuándo le llegó cada una. Puede obtener otro a los seis meses con curso y examen, a los tres si conduce por profesión.',
  },
}
