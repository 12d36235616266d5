/** The French words of the rows in ../animals-in-rented-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ANIMALS_IN_RENTED_HOMES_FR: Words = {
  'us.home.right-animal': {
    says: 'Un propriétaire doit le plus souvent permettre un animal dont vous avez besoin pour un handicap, sans frais d’animal. On peut demander une lettre de votre médecin.',
  },
}
