/** The Spanish words of the Netherlands: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_ES: Words = {
  'nl.limitation.goods': {
    says: 'Una empresa que le vendió productos tiene dos años para reclamar el precio.',
    from: 'el día después de cuando había que pagar el precio',
    restartedBy:
      'Un recordatorio escrito, o un sí a la deuda, puede hacer empezar de nuevo el tiempo.',
  },
  'nl.limitation.general': {
    says: 'La mayoría de las deudas de contrato son demasiado viejas a los cinco años. Debe decirlo usted mismo.',
    from: 'el día después de cuando había que pagar la deuda',
    restartedBy:
      'Un recordatorio escrito, o un sí a la deuda, puede hacer empezar de nuevo el tiempo.',
  },
  'nl.limitation.judgment': {
    says: 'Una sentencia se puede ejecutar casi siempre durante veinte años. Para sumas mensuales e intereses son cinco.',
  },
}
