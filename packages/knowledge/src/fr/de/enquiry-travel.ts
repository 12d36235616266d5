/** Questions about late or cancelled flights and trains: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_WORDS: Words = {
  'fr.ask-buy.flight': {
    says: 'Bei Annullierung wählen Sie: Geld zurück binnen sieben Tagen oder anderer Flug. Einen Gutschein müssen Sie nicht nehmen. Weniger als 14 Tage vorher gemeldet oder drei Stunden zu spät: meist 250 bis 600 € dazu, außer der Grund lag außerhalb der Airline. Behalten Sie Belege für Essen und Hotel. Schreiben Sie der Airline, nach zwei Monaten dem kostenlosen Schlichter (MTV).',
  },
  'fr.ask-buy.train-late': {
    dependsOn: 'wie spät der Zug war',
    says: 'Ab 60 Minuten Verspätung schuldet die Bahn 25 % des Preises, ab zwei Stunden 50 %. Die SNCF zahlt bei TGV INOUI und Intercités ab 30 Minuten. Für Nahverkehr gelten eigene Regeln. Fordern Sie es auf ihrer Seite, dann beim kostenlosen Mediator (SNCF Voyageurs).',
  },
}
