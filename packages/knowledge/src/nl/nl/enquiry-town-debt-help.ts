/** Questions about debt help of the town for people with a job: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWN_DEBT_HELP_NL: Words = {
  'nl.ask.town-debt-help': {
    says: 'Ja. De gemeente moet elke inwoner met schulden helpen, ook met werk, een koophuis of een bedrijf. Het is gratis. Het eerste gesprek is binnen vier weken, en binnen drie werkdagen als u uw huis, energie, water of zorgverzekering dreigt te verliezen. Vaak betaalt u 18 maanden wat u kunt en vervalt de rest. Weigeren schuldeisers, dan kan de rechter helpen (Wsnp). Open de post en leen niets meer.',
  },
}
