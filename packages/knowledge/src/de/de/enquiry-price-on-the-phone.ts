/** Questions about prices of tradesmen named on the phone: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRICE_ON_THE_PHONE_DE: Words = {
  'de.ask-buy.phone-price': {
    says: 'Ein am Telefon genannter Festpreis bindet die Firma. Ein bloßer Kostenvoranschlag darf nur wenig überschritten werden, und sie muss Sie vorher warnen. Zahlen Sie nur die genannte Summe und bestreiten Sie den Rest schriftlich. Unter Druck gezahlt? Fordern Sie es zurück. Das Doppelte des Üblichen kann nichtig sein. Bei Drohung an der Tür: 110.',
  },
}
