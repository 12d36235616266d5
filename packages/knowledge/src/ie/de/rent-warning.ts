/** A warning about rent: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_WARNING_DE: Words = {
  'ie.rent-warning.right': {
    says: 'Zahlen Sie alles binnen 28 Tagen, kann der Vermieter deshalb nicht kündigen. Das RTB muss dieselbe Warnung bekommen. Eine Kündigung danach gibt 28 Tage, und Sie können sie binnen 28 Tagen nach Erhalt beim RTB anfechten.',
  },
}
