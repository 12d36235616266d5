/** Questions about flights: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_DE: Words = {
  'au.ask.flight': {
    says: 'Es kommt darauf an. Ein Flug muss mit Sorgfalt und in vernünftiger Zeit stattfinden. Bitten Sie die Fluglinie um Ihr Geld zurück oder einen anderen Flug, und sehen Sie sich ihre eigenen Regeln an.',
    dependsOn: 'warum der Flug gestrichen wurde',
  },
}
