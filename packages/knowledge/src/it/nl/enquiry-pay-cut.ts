/** The Dutch words of the rows in ../enquiry-pay-cut.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_CUT_NL: Words = {
  'it.ask.pay-cut': {
    says: 'Nee. Uw baas mag het loon niet alleen verlagen. Nodig is een schriftelijk akkoord bij de vakbond of de arbeidsinspectie, in uw belang, zoals uw baan houden. Schrijf dat u niet akkoord gaat en vorder het verschil binnen vijf jaar.',
  },
}
