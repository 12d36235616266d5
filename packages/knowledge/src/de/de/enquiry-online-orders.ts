/** Questions about orders online: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ONLINE_ORDERS_DE: Words = {
  'de.ask-buy.withdraw': {
    says: 'Online, am Telefon oder an der Haustür: 14 Tage, bei Waren ab Lieferung. Im Laden nur bei Mängeln oder Kulanz.',
    dependsOn: 'wie Sie gekauft haben',
  },
  'de.ask-buy.not-delivered': {
    says: 'Setzen Sie dem Händler schriftlich eine letzte Frist. Danach treten Sie zurück und fordern Ihr Geld. Das Versandrisiko trägt der Händler.',
  },
  'de.ask-buy.paid-not-sent': {
    says: 'Setzen Sie schriftlich eine letzte Frist, etwa zwei Wochen. Danach treten Sie zurück und fordern das ganze Geld. Bitten Sie Bank, Kartenfirma oder PayPal sofort, die Zahlung zurückzuholen. Sieht es nach einem Fakeshop aus? Dann erstatten Sie heute online Anzeige.',
  },
  'de.ask-buy.return-cost': {
    says: 'Online Gekauftes dürfen Sie 14 Tage ab Lieferung widerrufen und zurückschicken. Den Rückversand zahlen Sie nur, wenn der Händler Ihnen das vorher gesagt hat. Binnen 14 Tagen muss er Preis und normale Hinsendekosten erstatten.',
  },
}
