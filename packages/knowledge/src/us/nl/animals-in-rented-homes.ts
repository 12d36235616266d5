/** The Dutch words of the rows in ../animals-in-rented-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ANIMALS_IN_RENTED_HOMES_NL: Words = {
  'us.home.right-animal': {
    says: 'Een verhuurder moet een dier dat u nodig hebt voor een handicap meestal toestaan, zonder kosten voor huisdieren. Er kan om een brief van uw arts worden gevraagd.',
  },
}
