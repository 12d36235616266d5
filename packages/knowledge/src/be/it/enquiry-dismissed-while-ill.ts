/** The Italian words of the rows in ../enquiry-dismissed-while-ill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WHILE_ILL_IT: Words = {
  'be.ask.ill-dismissed': {
    says: 'La malattia non vieta un licenziamento, ma non può esserne il motivo. Il preavviso dato dal datore si sospende durante la malattia. Chieda i motivi per raccomandata e vada al sindacato o a Unia.',
  },
}
