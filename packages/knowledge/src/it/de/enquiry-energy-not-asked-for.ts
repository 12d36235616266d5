/** Questions about an energy contract made by phone and never asked for: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_NOT_ASKED_FOR_DE: Words = {
  'it.ask.energy-phone': {
    says: 'Nein. Seit 19. Juni 2026 ist ein Energievertrag aus einem Werbeanruf ohne Ihre Zustimmung nichtig. Ein Telefonvertrag bindet zudem erst, wenn Sie ihn schriftlich oder dauerhaft bestätigt haben. Was Sie nicht bestellt haben, zahlen Sie nicht. Beschweren Sie sich schriftlich: nicht bestellt, Aufnahme senden, Rückkehr. Widerrufen Sie zugleich: 14 Tage, ohne Belehrung zwölf Monate mehr. Dann kostenlos ARERAs Sportello.',
  },
  'it.ask.bill-too-high': {
    says: 'Schicken Sie dem Anbieter sofort eine schriftliche Beschwerde (Formular auf der Website, Mail oder PEC) mit Foto des Zählers. Er muss binnen 30 Tagen begründet antworten, sonst zahlt er eine Entschädigung. Ist die Rechnung mehr als anderthalbmal so hoch wie sonst, darf er bis zur Antwort nicht sperren. Das gilt ab 50 € und wenn Sie spätestens zehn Tage nach dem Zahltag schreiben. Zahlen Sie den richtigen Teil. Danach hilft die kostenlose Schlichtung von ARERA. Verbrauch von vor über zwei Jahren ist meist verjährt.',
  },
}
