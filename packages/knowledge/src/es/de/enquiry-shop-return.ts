/** Questions about taking a thing back to a shop: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHOP_RETURN_DE: Words = {
  'es.ask.shop-return': {
    says: 'Nein, für eine fehlerfreie Ware gibt das Gesetz im Laden kein Rückgaberecht. Sehen Sie auf Kassenzettel und Schilder: Was der Laden verspricht, etwa 15 Tage oder Gutschein, muss er halten. Ist sie fehlerhaft, muss er drei Jahre lang reparieren oder ersetzen; ein Gutschein reicht nicht. Online hätten Sie 14 Tage. Verlangen Sie das Beschwerdeblatt (hoja de reclamaciones).',
  },
}
