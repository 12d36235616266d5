/** Questions about flights: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_ES: Words = {
  'nz.ask.flight': {
    says: 'Depende. Si la aerolínea tuvo la culpa, puede reclamar sus gastos, y un servicio debe hacerse con cuidado. Pida por escrito su dinero u otro vuelo.',
    dependsOn: 'por qué se canceló el vuelo',
  },
}
