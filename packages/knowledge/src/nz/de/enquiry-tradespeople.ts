/** Questions about builders: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_DE: Words = {
  'nz.ask.builder': {
    says: 'Schreiben Sie, was falsch ist, und nennen Sie ein Datum für die Reparatur. Für Bauarbeiten gelten zehn Jahre lang Garantien, und Fehler aus dem ersten Jahr müssen behoben werden.',
  },
}
