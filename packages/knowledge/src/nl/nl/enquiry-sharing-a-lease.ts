/** Questions about people who rent a home together: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHARING_A_LEASE_NL: Words = {
  'nl.ask.co-tenant': {
    says: 'In huurcontracten staat meestal dat ieder de hele huur schuldig is (hoofdelijk). Dan kan de verhuurder alles aan u vragen. U kunt het andere deel vorderen van de medehuurder. Vraag om het contract op één naam te zetten.',
    dependsOn: 'uw huurcontract',
  },
}
