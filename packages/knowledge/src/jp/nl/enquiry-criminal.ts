/** Questions about being heard by the police: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_NL: Words = {
  'jp.ask.police': {
    says: 'U hoeft niet tegen uw wil te praten. Bent u niet gearresteerd, dan mag u nee zeggen of weggaan. U kunt altijd een advocaat bellen. Vraag na een arrestatie de dienstdoende advocaat (当番弁護士): het eerste bezoek is gratis. Teken niets dat niet klopt.',
  },
}
