/** The law on late premiums, where a letter names them: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_TERMS_NL: Words = {
  'be.insurance.right-premium': {
    says: 'Bij een onbetaalde premie stopt de dekking pas na een ingebrekestelling per aangetekende brief of deurwaarder, met minstens vijftien dagen om te betalen.',
  },
}
