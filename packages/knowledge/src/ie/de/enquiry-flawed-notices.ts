/** Questions about a landlord’s notice by text, by email or without its papers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLAWED_NOTICES_DE: Words = {
  'ie.ask.sale-notice-flawed': {
    says: 'Prüfen: oft ungültig. Nötig sind Schriftform, Unterschrift, Grund, letzter Tag und am selben Tag eine Kopie an die RTB. Für Verkauf oder Familie braucht es eine eidliche Erklärung (statutory declaration). E-Mail geht, eine bloße SMS nicht. Nach einem Jahr 180 Tage oder mehr. Bei Miete ab 1. März 2026 ist Verkauf meist kein Grund. Bleiben, zahlen, binnen 90 Tagen zur RTB. Threshold: 1800 454 454.',
  },
  'ie.ask.rent-text': {
    says: 'Nein. Eine bloße SMS, E-Mail oder ein Anruf ist keine Mieterhöhung. Es braucht das unterschriebene RTB-Formular, 90 Tage Frist und eine Kopie an die RTB. Die Miete darf einmal in 12 Monaten steigen, um 2 % oder die Inflation, wenn sie kleiner ist, im ganzen Land; neue Wohnungen folgen der Inflation. Im laufenden Vertrag meist kein Sprung zum Markt. Alte Miete zahlen und vorher zur RTB.',
  },
}
