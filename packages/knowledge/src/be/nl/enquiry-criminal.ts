/** Questions about being heard by the police: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_NL: Words = {
  'be.ask.police': {
    says: 'Als verdachte hoeft u niet te antwoorden. U mag voor het verhoor met een advocaat praten. Bent u aangehouden, dan mag een advocaat erbij zijn. Vraag dat eerst.',
  },
}
