/** Questions of tenants who are late with the rent: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BEHIND_ON_RENT_FR: Words = {
  'us.ask-home.rent-behind': {
    says: 'Dites-le par écrit à votre propriétaire, offrez un plan et appelez le 211 pour une aide au loyer. Seul un tribunal peut vous ordonner de partir. Appelez l’aide juridique (legal aid) si vous recevez un avis.',
  },
}
