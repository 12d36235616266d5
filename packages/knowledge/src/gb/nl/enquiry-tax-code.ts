/** Questions about tax that an employer took too little of: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_CODE_NL: Words = {
  'gb.ask-tax.underpaid': {
    says: 'Controleer eerst de cijfers met uw P60. De belasting is meestal verschuldigd, ook bij een verkeerde code. Vaak wordt die in kleine delen via de code van volgend jaar ingehouden. HMRC kan het laten vallen als het de feiten had maar ze meer dan een jaar niet gebruikte. U moet gedacht hebben dat alles klopte. Vraag dat schriftelijk (ESC A19).',
  },
}
