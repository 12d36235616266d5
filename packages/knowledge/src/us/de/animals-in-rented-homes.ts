/** The German words of the rows in ../animals-in-rented-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ANIMALS_IN_RENTED_HOMES_DE: Words = {
  'us.home.right-animal': {
    says: 'Ein Vermieter muss ein trainiertes Tier, das Sie wegen einer Behinderung brauchen, meist erlauben, ohne Gebühr für Haustiere. Bei einem nicht trainierten zählt jetzt vor allem das Recht Ihres Staates. Ein Brief Ihres Arztes kann verlangt werden.',
  },
}
