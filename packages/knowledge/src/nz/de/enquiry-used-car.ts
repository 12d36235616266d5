/** Questions about a used car from a dealer: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_DE: Words = {
  'nz.ask.as-is': {
    says: 'Ja, Sie haben Rechte. Ein Händler kann Sie beim privaten Kauf nicht auf den Consumer Guarantees Act verzichten lassen. „As is“ zählt nicht. Das Auto muss für Alter und Preis in Ordnung sein. Verlangen Sie schriftlich kostenlose Reparatur. Bei schwerem Fehler können Sie es gegen Ihr Geld zurückgeben. Das Motor Vehicle Disputes Tribunal entscheidet bis $100,000. Zahlen Sie den Kredit weiter und sagen Sie es dem Geldgeber.',
  },
}
