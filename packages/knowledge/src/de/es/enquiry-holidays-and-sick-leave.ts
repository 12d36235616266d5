/** Questions about holidays and illness in a job: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAYS_AND_SICK_LEAVE_ES: Words = {
  'de.ask-job.holiday': {
    says: 'Por ley, al menos cuatro semanas al año. Solo caducan si el empleador se lo dijo a tiempo. Cuando el trabajo termina, se pagan los días pendientes.',
    dependsOn: 'su contrato y si su empleador le avisó',
  },
  'de.ask-job.sick-pay': {
    says: 'Después de cuatro semanas en el trabajo, su empleador le paga el sueldo completo hasta seis semanas. Después la caja de salud paga el Krankengeld.',
  },
  'de.ask-job.meeting-while-sick': {
    says: 'Mientras esté enfermo casi nunca tiene que ir a una charla en la empresa. Hace falta un motivo urgente que no pueda esperar, y que su salud lo permita. Pueden pedir unas palabras por teléfono. Diga que no por escrito, con la baja, y no calle.',
  },
  'de.ask-job.leave-denied': {
    says: 'Las vacaciones concedidas no se pueden retirar, y no tiene que volver de ellas. Antes cuentan sus deseos, salvo necesidad urgente de la empresa o colega con más derecho social. Pida el motivo por escrito. Nunca se vaya sin un sí: que lo ordene el tribunal laboral.',
  },
}
