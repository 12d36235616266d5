/** The Dutch words of the rows in ../enquiry-dismissed-while-pregnant.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WHILE_PREGNANT_NL: Words = {
  'ch.ask.pregnant-dismissed': {
    says: 'Na de proeftijd mag uw werkgever u tijdens de zwangerschap en 16 weken na de geboorte niet ontslaan. Zo’n opzegging is nietig. Schrijf meteen dat u zwanger bent, met doktersbriefje, en bied uw werk aan. In de proeftijd mag het, tenzij de zwangerschap de reden is.',
  },
}
