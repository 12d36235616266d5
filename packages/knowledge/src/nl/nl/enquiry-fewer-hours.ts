/** Questions about hours that a boss cuts: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEWER_HOURS_NL: Words = {
  'nl.ask.fewer-hours': {
    says: 'Nee. Uw uren horen bij uw contract en uw baas kan ze niet alleen verlagen. Dat verandert alleen met een heel zware reden of met uw eigen ja. Schrijf dat u niet akkoord gaat en klaarstaat om alle uren te werken. Dan loopt uw loon door. Teken niets en vraag het Juridisch Loket.',
  },
}
