/** The law on late premiums, where a letter names them: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_TERMS_FR: Words = {
  'be.insurance.right-premium': {
    says: 'Pour une prime impayée, la garantie ne s’arrête qu’après une mise en demeure par recommandé ou huissier, avec au moins quinze jours pour payer.',
  },
}
