/** Help with housing: HAP and homelessness: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_SUPPORT_NL: Words = {
  'ie.home.right-hap': {
    says: 'Een verhuurder mag u niet weigeren om HAP of andere woonhulp. U kunt naar de Workplace Relations Commission, na een brief aan de verhuurder binnen twee maanden.',
  },
  'ie.home.right-homeless': {
    says: 'Kunt u nergens heen, vraag de gemeente dan meteen u als dakloos te beoordelen. Ze kan een plek betalen.',
  },
}
