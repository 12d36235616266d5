/** The German words of the rows in ../enquiry-webshop-refund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WEBSHOP_REFUND_DE: Words = {
  'nl.ask.refund-after-return': {
    says: 'Der Shop muss binnen 14 Tagen nach Ihrem Widerruf alles mit dem normalen Porto zurückzahlen. Er darf warten, bis er die Ware oder Ihren Sendebeleg hat. Setzen Sie schriftlich einen letzten Tag. Danach fragen Sie Bank, Kartenfirma oder eine Schlichtungsstelle.',
  },
}
