/** Questions about taking a thing back to a shop: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHOP_RETURN_DE: Words = {
  'be.ask.shop-return': {
    says: 'Nein, für eine fehlerfreie Ware gibt das Gesetz im Laden kein Rückgaberecht. Sehen Sie auf Kassenzettel und Schilder: Was der Laden verspricht, etwa Gutschein oder 30 Tage, muss er halten. Ist sie fehlerhaft, muss er zwei Jahre lang reparieren oder ersetzen; ein Gutschein reicht nicht. Online hätten Sie 14 Tage.',
  },
}
