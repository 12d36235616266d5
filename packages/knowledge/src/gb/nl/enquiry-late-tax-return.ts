/** Questions about penalties for a late tax return: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_TAX_RETURN_NL: Words = {
  'gb.ask-tax.late-return': {
    says: 'Ga binnen 30 dagen in beroep, online of met formulier SA370, als u een goede reden had en zo snel mogelijk aangifte deed. Had u niets aan te geven, vraag HMRC dan de aangifte in te trekken: dan vervalt ook de boete. Moet u nog aangifte doen, doe het nu, want de boete groeit.',
  },
}
