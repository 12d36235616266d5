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
  'de.ask-buy.sale-goods': {
    says: 'Ja, das können Sie. Wer online kauft, kann binnen 14 Tagen ab Lieferung ohne Grund widerrufen, und reduzierte Ware ist keine Ausnahme. Ein Satz, der das ausschließt, gilt nicht. Nur wenig ist ausgenommen, etwa Maßanfertigung oder ein geöffnetes Hygienesiegel. Erklären Sie den Widerruf klar und schriftlich, dann senden Sie binnen 14 Tagen zurück. Der Shop muss binnen 14 Tagen alles zahlen, auch den ersten Versand.',
  },
  'de.ask-buy.refund-after-return': {
    says: 'Ein Schreiben braucht es nicht, doch Sie müssen klar gesagt haben, dass Sie widerrufen. Ware wortlos zurückzuschicken reicht nicht. Laufen die 14 Tage noch, dann erklären Sie es jetzt schriftlich. Wurden Sie über das Recht nicht belehrt, haben Sie ein Jahr mehr. Danach muss der Händler binnen 14 Tagen alles erstatten. Er darf nur warten, bis die Ware da ist oder Sie den Versand belegen. Setzen Sie einen letzten Tag.',
  },
}
