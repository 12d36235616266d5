/** The Spanish words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_ES: Words = {
  'ie.breach.want': {
    says: 'Una empresa avisa que otros pudieron ver sus datos. No debe nada, pero protéjase.',
  },
  'ie.breach.right-told': {
    says: 'Si el riesgo es alto deben avisarle sin demora, con palabras claras y qué hacer. Puede preguntar qué datos fueron.',
  },
  'ie.breach.right-complain': {
    says: 'Puede quejarse gratis ante la Comisión de Protección de Datos y pedir daños en el juzgado.',
  },
  'ie.breach.step': {
    says: 'Cambie sus contraseñas, avise a su banco y no se fíe de llamadas sobre el caso.',
  },
}
