/** Questions about schools: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_ES: Words = {
  'us.ask-life.special-education': {
    says: 'Escriba a la escuela con fecha y pida una evaluación. Debe hacerla o negarse por escrito con razones. Después puede pedir mediación o audiencia, y quejarse ante el estado.',
  },
  'us.ask-life.suspended': {
    says: 'La escuela debe decir por qué y oír antes a su hijo. Una suspensión larga exige una audiencia más completa. Pida hoy la regla, las pruebas y cómo apelar.',
    dependsOn: 'cuánto dura la suspensión',
  },
}
