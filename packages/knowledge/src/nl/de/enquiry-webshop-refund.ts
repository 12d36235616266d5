/** The German words of the rows in ../enquiry-webshop-refund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WEBSHOP_REFUND_DE: Words = {
  'nl.ask.refund-after-return': {
    says: 'Der Shop muss binnen 14 Tagen nach Ihrem Widerruf alles mit dem normalen Porto zurückzahlen. Er darf warten, bis er die Ware oder Ihren Sendebeleg hat. Setzen Sie schriftlich einen letzten Tag. Danach fragen Sie Bank, Kartenfirma oder eine Schlichtungsstelle.',
  },
  'nl.ask.voucher-not-money': {
    says: 'Nein. Was Sie binnen 14 Tagen zurücksandten, muss in Geld erstattet werden, auf Ihrem Zahlweg, mit normalem Porto. Ein Gutschein gilt nur, wenn Sie zustimmen. Frist: 14 Tage ab Widerruf; der Shop darf auf Ware oder Versandbeleg warten. Schreiben Sie mit letztem Tag. Danach Bank, PayPal, Kartenfirma oder Schlichtung. Ausnahmen: Maßware, geöffnete Hygieneartikel.',
  },
}
