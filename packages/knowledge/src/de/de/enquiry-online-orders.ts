/** Questions about orders online: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ONLINE_ORDERS_DE: Words = {
  'de.ask-buy.withdraw': {
    says: 'Online, am Telefon oder an der Haustür: 14 Tage, bei Waren ab Lieferung. Im Laden nur bei Mängeln oder Kulanz.',
    dependsOn: 'wie Sie gekauft haben',
  },
  'de.ask-buy.return-cost': {
    says: 'Online Gekauftes dürfen Sie 14 Tage ab Lieferung widerrufen und zurückschicken. Den Rückversand zahlen Sie nur, wenn der Händler Ihnen das vorher gesagt hat. Binnen 14 Tagen muss er Preis und normale Hinsendekosten erstatten.',
  },
}
