/** School places, appeals for another school, and the way to school: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_PLACES_ES: Words = {
  'gb.school.place-wants': {
    says: 'La carta dice qué plaza escolar tiene su hijo. Puede pedir otra escuela y guardar esta plaza mientras tanto.',
  },
  'gb.school.right-place': {
    says: 'Puede recurrir la negativa ante un panel independiente de la escuela. Cada escuela que niega debe decirle cómo.',
  },
  'gb.school.place-step': {
    says: 'Acepte la plaza que tiene. Envíe el recurso antes del día de la carta, con pruebas de por qué esta escuela le va bien.',
  },
  'gb.school.right-bus': {
    says: 'El viaje es gratis a la escuela adecuada más cercana a más de dos millas, o tres desde los ocho años. También cuentan necesidades, pocos ingresos o un camino inseguro.',
  },
}
