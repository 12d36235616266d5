/** Questions about a lease for a fixed time signed since July 2024: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_FOR_A_YEAR_FR: Words = {
  'nl.ask.lease-for-a-year': {
    says: 'Non, en général. Un bail signé depuis le 1er juillet 2024 ne finit pas tout seul, même s’il dit « temporaire ». Peu de groupes sont exclus, comme les étudiants d’une autre ville ou les gens en urgence. Le bailleur doit donner congé pour un motif légal, et un juge décide. Écrivez que vous restez, gardez les clés et payez. Appelez le Juridisch Loket. Un bail plus ancien est autre chose.',
  },
}
