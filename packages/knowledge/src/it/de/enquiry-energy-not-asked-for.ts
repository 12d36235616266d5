/** Questions about an energy contract made by phone and never asked for: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_NOT_ASKED_FOR_DE: Words = {
  'it.ask.energy-phone': {
    says: 'Nein. Seit 19. Juni 2026 ist ein Energievertrag aus einem Werbeanruf ohne Ihre Zustimmung nichtig. Ein Telefonvertrag bindet zudem erst, wenn Sie ihn schriftlich oder dauerhaft bestätigt haben. Was Sie nicht bestellt haben, zahlen Sie nicht. Beschweren Sie sich schriftlich: nicht bestellt, Aufnahme senden, Rückkehr. Widerrufen Sie zugleich: 14 Tage, ohne Belehrung zwölf Monate mehr. Dann kostenlos ARERAs Sportello.',
  },
}
