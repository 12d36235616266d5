/** Questions about being dismissed in probation while ill: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ILL_IN_PROBATION_FR: Words = {
  'de.ask-job.ill-in-probation': {
    says: 'On peut alors vous licencier : pendant l’essai, deux semaines de préavis suffisent, sans motif. Être malade ne protège pas. La maladie en était la cause ? Alors le salaire continue jusqu’à six semaines de maladie, même après la fin de l’emploi. Les quatre premières semaines d’un emploi, c’est la caisse maladie qui paie. La lettre doit être sur papier et signée. Enceinte ? Alors c’est nul : dites-le tout de suite.',
  },
}
