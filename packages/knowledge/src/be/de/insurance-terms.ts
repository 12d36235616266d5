/** The law on late premiums, where a letter names them: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_TERMS_DE: Words = {
  'be.insurance.right-premium': {
    says: 'Bei einer offenen Prämie endet der Schutz erst nach einer Warnung per Einschreiben oder Gerichtsvollzieher mit mindestens fünfzehn Tagen Zeit.',
  },
}
