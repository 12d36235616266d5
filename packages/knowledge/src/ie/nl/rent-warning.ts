/** A warning about rent: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_WARNING_NL: Words = {
  'ie.rent-warning.right': {
    says: 'Betaal de hele achterstand binnen 28 dagen en de verhuurder kan daarom niet opzeggen. De RTB moet dezelfde waarschuwing krijgen. Een opzegging daarna geeft 28 dagen, en u kunt die binnen 28 dagen na ontvangst bij de RTB betwisten.',
  },
}
