/** : the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_WHO_PAYS_NL: Words = {
  'gb.ask-parking.firm-court': {
    says: 'Ja. Het bedrijf kan binnen zes jaar een eis beginnen bij de county court. Komt er een formulier (claim form), antwoord de rechtbank dan binnen 14 dagen na de officiële ontvangst (service). Antwoordt u niet, dan kan er een vonnis (judgment) tegen u komen.',
  },
}
