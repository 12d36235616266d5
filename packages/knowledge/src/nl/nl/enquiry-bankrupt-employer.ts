/** Questions about the pay that a bankrupt employer owes: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPT_EMPLOYER_NL: Words = {
  'nl.ask.bankrupt-employer': {
    says: 'Meld u meteen bij UWV: dat neemt het loon over dat uw failliete werkgever schuldig is. Dat is tot 13 weken loon van voor de opzegging, de opzegtermijn tot zes weken, en tot een jaar vakantiegeld en vakantiedagen. Gebruik het formulier van de curator. Stuur loonstroken en uw uren. Blijf beschikbaar tot de curator opzegt. Vraag voor daarna WW aan binnen een week.',
  },
}
