/** Questions about power, phone and internet: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_WORDS: Words = {
  'ca.ask.cut-off': {
    says: 'Zuerst muss man Sie schriftlich warnen. Viele Provinzen verbieten das Abschalten im Winter. Rufen Sie die Firma an und bitten Sie um einen Plan.',
    dependsOn: 'Ihre Provinz und die Jahreszeit',
  },
  'ca.ask.phone': {
    says: 'Beschweren Sie sich zuerst bei der Firma. Hilft das nicht, prüft die CCTS Beschwerden zu Telefon, Internet und Fernsehen kostenlos.',
  },
  'ca.ask.internet-price': {
    says: 'Nicht beim Preis, den Ihr Vertrag festlegt. Nach den Regeln der CRTC darf sich der Monatspreis eines festen Vertrags nicht ohne Ihre Zustimmung ändern. Beschweren Sie sich kostenlos bei der CCTS.',
  },
  'ca.ask.phone-cancel-fee': {
    says: 'Ohne gestütztes Handy kostet es höchstens 50 $ oder 10 % der restlichen Monate, je nachdem, was weniger ist. Mit Handy ist es der Rest der Stützung. Nach zwei Jahren ist es nichts.',
  },
}
