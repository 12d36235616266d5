/** Questions about being heard by the police: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_NL: Words = {
  'ch.ask.police': {
    says: 'Als verdachte hoeft u niet te antwoorden. U mag vanaf de eerste vragen een advocaat bij u hebben. Zeg dat eerst. Wordt u als getuige opgeroepen, dan gelden andere regels: vraag welke van de twee u bent.',
  },
}
