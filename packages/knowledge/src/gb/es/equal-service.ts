/** Shops and services that turn people away: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const EQUAL_SERVICE_ES: Words = {
  'gb.equal.right-services': {
    says: 'Una tienda o servicio no puede rechazarle ni tratarle peor por discapacidad, raza, fe, sexo o sexualidad. Debe hacer cambios justos, como dejar entrar un perro de asistencia.',
  },
  'gb.equal.answer': {
    says: 'No. Una tienda o servicio no puede rechazarle por eso. Quéjese por escrito. Puede ir al tribunal en seis meses menos un día para pedir disculpas y dinero.',
  },
}
