/** The German words of the rows in ../animals-in-rented-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ANIMALS_IN_RENTED_HOMES_DE: Words = {
  'us.home.right-animal': {
    says: 'Ein Vermieter muss ein Tier, das Sie wegen einer Behinderung brauchen, meist erlauben, ohne Gebühr für Haustiere. Ein Brief Ihres Arztes kann verlangt werden.',
  },
}
