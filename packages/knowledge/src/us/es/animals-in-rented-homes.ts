/** The Spanish words of the rows in ../animals-in-rented-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ANIMALS_IN_RENTED_HOMES_ES: Words = {
  'us.home.right-animal': {
    says: 'El propietario casi siempre debe permitir un animal que necesita por discapacidad, sin cargo. Puede pedir una carta de su médico.',
  },
}
