/** The Spanish words of the rows in ../part-time-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PART_TIME_REFUSED_ES: Words = {
  'de.parttime.want': {
    says: 'Su empresa niega menos horas, o el permiso parental que pidió.',
  },
  'de.parttime.right-parents': {
    says: 'En el permiso parental puede trabajar de 15 a 32 horas, dos meses o más, en empresas de más de 15 personas tras seis meses. Un no exige razones urgentes, por texto en cuatro semanas: ocho si el niño pasa de tres años. Si no, vale como sí. ¿Nació antes de mayo de 2025? Entonces un correo no basta para negarlo.',
  },
  'de.parttime.right-hours': {
    says: 'Fuera del permiso parental puede pedir menos horas tras seis meses en empresas de más de 15 personas, con tres meses de antelación. Solo por un tiempo (Brückenteilzeit): más de 45. Un no exige razones de la empresa, por texto un mes antes. Si no, vale como sí.',
  },
  'de.parttime.right-leave': {
    says: 'El permiso parental en sí casi nunca necesita un sí: solo una tercera parte tras los tres años se puede negar, por razones urgentes. Avise siete semanas antes, 13 si el niño pasa de tres. Desde entonces, como mucho ocho o 14 semanas antes del inicio, no pueden despedirle hasta el final.',
  },
  'de.parttime.step': {
    says: 'Mire qué día llegaron su petición y el no. Escriba por qué no está de acuerdo y vaya al juzgado laboral: puede decidir rápido.',
  },
}
