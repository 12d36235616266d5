/** Questions about a boss who wants to change the contract: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEWER_HOURS_BY_THE_BOSS_ES: Words = {
  'de.ask-job.contract-change': {
    says: 'No. Las horas y el sueldo son parte del contrato, y solo su sí los cambia. No firme. Escriba que ofrece todo su trabajo: así el sueldo sigue. ¿Llega un despido con nueva oferta (Änderungskündigung)? Acéptela con reserva de control y vaya al tribunal laboral en tres semanas. Así conserva el empleo. La jornada reducida tiene otras reglas.',
  },
}
