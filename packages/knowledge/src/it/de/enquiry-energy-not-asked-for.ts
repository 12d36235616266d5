/** Questions about an energy contract made by phone and never asked for: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_NOT_ASKED_FOR_DE: Words = {
  'it.ask.energy-phone': {
    says: 'Nein. Ein Telefonvertrag bindet erst, wenn Sie ihn schriftlich oder dauerhaft bestätigt haben. Was Sie nicht bestellt haben, müssen Sie nicht zahlen. Beschweren Sie sich schriftlich beim neuen Anbieter: nicht bestellt, Aufnahme senden, Rückkehr. Widerrufen Sie zugleich: 14 Tage, ohne Belehrung zwölf Monate mehr. Läuft die Beschwerde, bestreiten Sie jede Sperre; dann kostenlos ARERAs Sportello.',
  },
}
