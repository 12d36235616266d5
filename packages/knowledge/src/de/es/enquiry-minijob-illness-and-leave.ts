/** Questions of people in a minijob about illness, holidays and leave at once: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIJOB_ILLNESS_AND_LEAVE_ES: Words = {
  'de.ask-job.minijob-holidays': {
    says: 'Tiene los mismos derechos que los demás. Un festivo en su día de trabajo se paga. Las vacaciones son al menos cuatro semanas al año, pagadas: con dos días por semana, ocho días. Si enferma, sus turnos se pagan hasta seis semanas, tras cuatro semanas en el empleo. No hay que recuperar horas. Pida el dinero por escrito con fecha. Mire los plazos cortos del contrato. No pueden castigarle por ello.',
  },
}
