/** What a nursing home costs under Fair Deal: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const FAIR_DEAL_NL: Words = {
  'ie.care.right-fair-deal': {
    says: 'Bij Fair Deal betaalt u een deel van inkomen en bezit, en de staat de rest. Het huis telt maar drie jaar. U kunt een nieuwe blik vragen of in beroep gaan.',
  },
}
