/** The French words of the rows in ../enquiry-pay-cut.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_CUT_FR: Words = {
  'it.ask.pay-cut': {
    says: 'Non. Votre patron ne peut pas baisser seul votre salaire. Il faut un accord écrit avec un syndicat ou à l’inspection, dans votre intérêt, par exemple pour garder l’emploi. Écrivez que vous refusez et réclamez la différence dans les cinq ans.',
  },
}
