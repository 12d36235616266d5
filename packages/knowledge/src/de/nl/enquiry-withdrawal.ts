/** The Dutch words of the rows in ../enquiry-withdrawal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WITHDRAWAL_NL: Words = {
  'de.ask-withdraw.refund': {
    says: 'U mag het uitpakken en proberen zoals in een winkel. De winkel moet binnen 14 dagen alles terugbetalen, met de gewone verzendkosten. Zij mag wachten op de spullen of uw bewijs van verzending. U betaalt alleen voor meer slijtage dan door zo proberen.',
  },
}
