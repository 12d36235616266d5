/** Questions about a shift of an on-call worker that is cancelled late: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHIFT_CANCELLED_ES: Words = {
  'nl.ask.shift-cancelled': {
    says: 'Sí. Si anulan o cambian un turno menos de cuatro días antes, la empresa debe igual la paga de esas horas. Un convenio (CAO) puede bajarlo a 24 horas. Puede rechazar un aviso tardío. Guarde los mensajes, sume las horas y pida la paga por escrito. Tras doce meses también debe ofrecer horas fijas, según la media de ese año.',
  },
}
