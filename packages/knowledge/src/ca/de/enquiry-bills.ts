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
    says: 'Seit dem 12. Juni 2026 kostet das Kündigen nichts, wenn kein verbilligtes Handy dabei war. War eines dabei, schulden Sie höchstens den Rest des Rabatts, nach zwei Jahren nichts. Auch Gebühren für Beginn oder Wechsel eines Tarifs sind verboten. Beschweren Sie sich kostenlos bei der CCTS.',
  },
}
