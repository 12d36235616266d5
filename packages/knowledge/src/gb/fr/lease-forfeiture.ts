/** A threat to end a long lease over a service charge: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LEASE_FORFEITURE_FR: Words = {
  'gb.lease.right-service-charge': {
    says: "Vous ne payez que ce qui est raisonnable, et rien avant la demande avec le résumé de vos droits. Le tribunal peut trancher. Ils ne peuvent pas d'abord mettre fin au bail : il faut que vous admettiez la somme ou qu'un tribunal la fixe, puis qu'un juge l'ordonne.",
  },
}
