/** The Dutch words of the rows in ../enquiry-dismissed-while-ill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WHILE_ILL_NL: Words = {
  'be.ask.ill-dismissed': {
    says: 'Ziekte verbiedt geen ontslag, maar mag niet de reden zijn. De opzegtermijn van de werkgever loopt niet door terwijl u ziek bent. Vraag aangetekend de redenen, en ga naar uw vakbond of Unia.',
  },
}
