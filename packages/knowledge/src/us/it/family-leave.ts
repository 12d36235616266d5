/** The Italian words of the rows in ../family-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_LEAVE_IT: Words = {
  'us.leave.want': {
    says: 'Il Suo datore rifiuta il congedo, o vuole prima un modulo migliore dal medico.',
  },
  'us.leave.step': {
    says: 'Se il modulo è incompleto, la ditta deve scrivere che cosa manca e dare sette giorni. Lo mandi, e reclami alla Wage and Hour Division.',
  },
}
