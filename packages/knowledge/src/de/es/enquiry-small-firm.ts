/** Questions about a dismissal in a small firm: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_FIRM_ES: Words = {
  'de.ask-job.small-firm': {
    says: 'Con diez personas o menos, la empresa casi nunca necesita motivo; la jornada parcial cuenta en parte. Igual en sus primeros seis meses. Pero hace falta papel, firma real y todo el preaviso. Las embarazadas y las personas con discapacidad grave están protegidas, y no vale por venganza. También entonces solo tiene tres semanas para el tribunal laboral.',
    dependsOn: 'el tamaño de la empresa y su situación',
  },
}
