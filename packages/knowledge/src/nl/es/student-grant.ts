/** The Spanish words of the rows in ../student-grant.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_GRANT_ES: Words = {
  'nl.duo.right-lived-there': {
    says: 'Muestre que vivía allí: datos de banco y viajes, fotos, correo, vecinos. La multa debe ajustarse a su culpa.',
  },
  'nl.duo.right-object': {
    says: 'Puede recurrir (bezwaar) gratis en seis semanas y ser oído. Pida el informe de la visita al domicilio.',
  },
  'nl.duo.right-lower': {
    says: 'Lo que paga al mes depende de sus ingresos de hace dos años. ¿Son ahora al menos un 15 % más bajos? Pida a DUO que use un año más reciente (peiljaarverlegging). Pídalo cada año.',
  },
  'nl.duo.right-pause': {
    says: 'Puede dejar de pagar un tiempo, hasta cinco años en total (jokerjaren). Hágalo en Mijn DUO. Los intereses siguen.',
  },
  'nl.duo.right-object-loan': {
    says: '¿Está mal la suma o el ingreso? Puede recurrir (bezwaar) gratis en seis semanas.',
  },
}
