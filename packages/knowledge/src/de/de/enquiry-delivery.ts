/** The German words of the rows in ../enquiry-delivery.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DELIVERY_DE: Words = {
  'de.ask-buy.not-delivered': {
    says: 'Setzen Sie dem Händler schriftlich eine letzte Frist. Danach treten Sie zurück und fordern Ihr Geld. Das Versandrisiko trägt der Händler.',
  },
  'de.ask-buy.paid-not-sent': {
    says: 'Setzen Sie schriftlich eine letzte Frist, etwa zwei Wochen. Danach treten Sie zurück und fordern das ganze Geld. Bitten Sie Bank, Kartenfirma oder PayPal sofort, die Zahlung zurückzuholen. Sieht es nach einem Fakeshop aus? Dann erstatten Sie heute online Anzeige.',
  },
}
