/** The words of the rows in ../enquiry-birth-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BIRTH_LEAVE_IT: Words = {
  'be.ask.birth-leave': {
    says: 'Ha 20 giorni, di seguito o separati, nei quattro mesi dopo la nascita. Il datore paga per intero i primi tre. Per gli altri la mutua paga l’82% di una paga con un tetto. Avvisi prima. Non può rifiutare.',
  },
}
