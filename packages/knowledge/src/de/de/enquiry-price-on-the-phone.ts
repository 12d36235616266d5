/** Questions about prices of tradesmen named on the phone: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRICE_ON_THE_PHONE_DE: Words = {
  'de.ask-buy.phone-price': {
    says: 'Ein am Telefon genannter Festpreis bindet die Firma. Ein bloßer Kostenvoranschlag darf nur wenig überschritten werden, und sie muss Sie vorher warnen. Zahlen Sie nur die genannte Summe und bestreiten Sie den Rest schriftlich. Unter Druck gezahlt? Fordern Sie es zurück. Das Doppelte des Üblichen kann nichtig sein. Bei Drohung an der Tür: 110.',
  },
  'de.ask-buy.doctor-bill': {
    says: 'Verlangen Sie eine Rechnung mit jeder Position und ihrem Faktor (GOZ, GOÄ). Über 2,3 braucht sie eine schriftliche Begründung, über 3,5 Ihre schriftliche Zusage vorher. Ihre Versicherung oder die Kammer kann sie prüfen. Zahlen Sie den klaren Teil und bestreiten Sie den Rest schriftlich.',
  },
  'de.ask-buy.trade-emergency': {
    says: 'Ohne vereinbarten Preis ist nur der ortsübliche Preis fällig. Mehr als das Doppelte kann Wucher und nichtig sein. Verlangen Sie eine Rechnung mit Stunden und Teilen, zahlen Sie das Richtige und bestreiten Sie den Rest schriftlich. Droht Ihnen jemand an der Tür, rufen Sie 110.',
  },
}
