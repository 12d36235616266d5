/** Questions about late or cancelled flights and trains: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_WORDS: Words = {
  'fr.ask-buy.flight': {
    says: 'Bei drei Stunden Verspätung oder später Streichung können Sie 250 € bis 600 € bekommen, außer die Fluglinie konnte die Ursache nicht beherrschen.',
    dependsOn: 'die Entfernung und der Grund',
  },
  'fr.ask-buy.train-late': {
    dependsOn: 'wie spät der Zug war',
    says: 'Ab 60 Minuten Verspätung schuldet die Bahn 25 % des Preises, ab zwei Stunden 50 %. Die SNCF zahlt bei TGV INOUI und Intercités ab 30 Minuten. Für Nahverkehr gelten eigene Regeln. Fordern Sie es auf ihrer Seite, dann beim kostenlosen Mediator (SNCF Voyageurs).',
  },
}
