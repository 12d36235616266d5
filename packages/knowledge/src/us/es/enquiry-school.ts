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
  'us.ask-life.school-papers': {
    says: 'Las escuelas públicas deben admitir a todo niño que viva en el distrito, también sin papeles. Así lo dijo el Tribunal Supremo (Plyler v. Doe). Pueden pedir prueba de domicilio, edad y vacunas, pero no visado ni número de seguro social. Pida el no por escrito y vaya al distrito escolar. La ayuda legal (legal aid) es gratis.',
  },
}
