/** Questions about a decision of the MDPH on a disability: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISABILITY_REFUSED_NL: Words = {
  'fr.ask-debt.disability-refused': {
    says: 'Schrijf binnen twee maanden na de beslissing naar de MDPH (recours administratif préalable). Zonder dat hoort de rechter u niet. Voeg nieuwe doktersattesten toe en beschrijf uw dagelijks leven. Na een nee, of twee maanden stilte, hebt u twee maanden voor de sociale rechter. Een advocaat is niet nodig. U kunt ook bemiddeling vragen.',
  },
}
