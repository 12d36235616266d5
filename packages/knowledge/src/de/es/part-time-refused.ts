/** The Spanish words of the rows in ../part-time-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PART_TIME_REFUSED_ES: Words = {
  'de.parttime.want': {
    says: 'Su empresa niega menos horas, o el permiso parental que pidió.',
  },
  'de.parttime.right-parents': {
    says: 'En permiso parental puede trabajar de 15 a 32 horas en empresas de más de 15 personas tras seis meses. Solo pueden negarlo por escrito, por razones urgentes, en cuatro semanas, ocho si el niño pasa de tres años. Tarde vale sí.',
  },
  'de.parttime.right-hours': {
    says: 'Si no, tras seis meses en empresas de más de 15 personas puede pedir menos horas, tres meses antes. Un no exige razones y escrito un mes antes. Si no, vale sí.',
  },
  'de.parttime.right-leave': {
    says: 'El permiso parental no necesita un sí. Basta avisar: siete semanas antes, 13 si el niño pasa de tres años. En ese tiempo no pueden despedirle.',
  },
  'de.parttime.step': {
    says: 'Mire qué día llegaron su petición y el no. Escriba por qué no está de acuerdo y vaya al juzgado laboral: puede decidir rápido.',
  },
}
