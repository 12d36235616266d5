/** Questions about a dismissal in the first year of a job: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHORT_SERVICE_NL: Words = {
  'ie.ask.fired-under-year': {
    says: 'Voor oneerlijk ontslag hebt u 12 maanden in de baan nodig. Maar sommige redenen zijn vanaf dag één verboden: zwangerschap, afkomst, handicap, leeftijd, vakbond, of een recht vragen. Na 13 weken hebt u recht op een week opzegtermijn en opgebouwde vakantie. Vraag de reden op papier. Daarmee binnen zes maanden gratis naar de WRC.',
  },
}
