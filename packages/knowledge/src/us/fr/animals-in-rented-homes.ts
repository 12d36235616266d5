/** The French words of the rows in ../animals-in-rented-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ANIMALS_IN_RENTED_HOMES_FR: Words = {
  'us.home.right-animal': {
    says: 'Un propriétaire doit en général accepter un animal dressé dont vous avez besoin pour un handicap, sans frais d’animal. Pour un animal non dressé, c’est surtout la loi de votre État qui compte maintenant. Une lettre de votre médecin peut être demandée.',
  },
}
