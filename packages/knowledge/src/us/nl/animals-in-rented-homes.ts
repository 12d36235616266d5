/** The Dutch words of the rows in ../animals-in-rented-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ANIMALS_IN_RENTED_HOMES_NL: Words = {
  'us.home.right-animal': {
    says: 'Een verhuurder moet een getraind dier dat u voor een handicap nodig hebt, meestal toestaan, zonder kosten voor huisdieren. Voor een niet getraind dier telt nu vooral de wet van uw staat. Een brief van uw arts kan worden gevraagd.',
  },
}
