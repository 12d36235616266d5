/** The Spanish words of the rows in ../student-grant.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_GRANT_ES: Words = {
  'nl.duo.right-lived-there': {
    says: 'Muestre que vivía allí: datos de banco y viajes, fotos, correo, vecinos. La multa debe ajustarse a su culpa.',
  },
  'nl.duo.right-object': {
    says: 'Puede recurrir (bezwaar) gratis en seis semanas y ser oído. Pida el informe de la visita al domicilio.',
  },
}
