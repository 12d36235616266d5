/** Questions about flights and luggage: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_WORDS: Words = {
  'ca.ask.flight': {
    says: 'Meist können Sie zwischen Geld zurück und einem anderen Flug wählen. Kommen Sie drei Stunden oder mehr zu spät an, stehen Ihnen bis zu $1,000 zu, von einer kleinen Fluglinie bis zu $500. Das gilt, wenn sie die Verspätung vermeiden konnte und es nicht um die Sicherheit ging. Fordern Sie es binnen eines Jahres schriftlich von ihr.',
  },
  'ca.ask.luggage': {
    says: 'Die Fluglinie muss Ihren echten Verlust zahlen, bis etwa 1.519 SZR (rund 2.800 $). Schreiben Sie binnen 7 Tagen bei Schaden oder 21 Tagen bei Verspätung. Für eine Klage haben Sie zwei Jahre.',
  },
}
