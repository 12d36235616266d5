/** Questions about lost, late or damaged luggage: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LUGGAGE_DE: Words = {
  'gb.ask-travel.luggage': {
    says: 'Fordern Sie schriftlich von der Fluglinie, mit dem Bericht vom Flughafen (PIR) und Belegen. Bei Schaden haben Sie 7 Tage. Bei spätem Gepäck haben Sie 21 Tage, seit Sie es zurückbekamen. Sie muss nötige Käufe und ein verlorenes Stück ersetzen, bis zu einer Grenze. Nach einem Nein gehen Sie zur kostenlosen Schlichtung oder vor Gericht.',
  },
}
