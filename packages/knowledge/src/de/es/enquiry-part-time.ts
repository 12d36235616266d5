/** Questions about working fewer hours: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PART_TIME_ES: Words = {
  'de.ask-job.part-time': {
    says: 'Tras seis meses en una empresa de más de 15 personas puede pedir menos horas. Con más de 45, también solo de uno a cinco años (Brückenteilzeit). Hágalo por escrito tres meses antes, con el reparto que quiere. Un no exige buenas razones de la empresa, por escrito, a más tardar un mes antes del inicio. Si no, las horas bajan como pidió. Si hay pleito, decide el tribunal laboral.',
    dependsOn: 'el tamaño de la empresa y sus razones',
  },
}
