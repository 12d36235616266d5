/** The Italian words of the rows in ../leave-and-breaks.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LEAVE_AND_BREAKS_IT: Words = {
  'us.pay.right-leave': {
    says: 'In ditte con 50 lavoratori può quasi sempre prendere 12 settimane di congedo non pagato e riavere il posto. Ha 15 giorni per portare un modulo del medico.',
  },
}
