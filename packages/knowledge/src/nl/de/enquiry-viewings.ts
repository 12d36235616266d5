/** Questions about viewings of a rented home: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIEWINGS_DE: Words = {
  'nl.ask.viewings': {
    says: 'Besichtigungen müssen Sie nur dulden, wenn die Wohnung verkauft oder neu vermietet wird. Sie müssen angekündigt sein, zu fairer Zeit, und Sie dürfen dabei sein. Schlagen Sie feste Zeiten vor, etwa einen Tag pro Woche. Gegen Ihren Willen darf niemand mit Schlüssel hinein.',
  },
}
