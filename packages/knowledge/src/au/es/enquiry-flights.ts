/** Questions about flights: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_ES: Words = {
  'au.ask.flight': {
    says: 'Depende. Un vuelo debe darse con el cuidado debido y en un tiempo razonable. Pida a la aerolínea su dinero u otro vuelo, y mire las reglas de ella.',
    dependsOn: 'por qué se canceló el vuelo',
  },
}
