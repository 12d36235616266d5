/** Questions about people who go on working after a fixed term has ended: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORKED_ON_AFTER_THE_END_ES: Words = {
  'de.ask-job.worked-on': {
    says: 'Sí, casi siempre. Si sigue trabajando tras el último día, y la empresa lo sabe y no se opone enseguida, el empleo ya no tiene fin. Sigue con las mismas condiciones. Guarde pruebas: turnos, tareas, mensajes. No firme sin consejo un nuevo plazo con fecha anterior. Si dicen que acabó, vaya al tribunal laboral en tres semanas.',
  },
}
