/** Questions about fines, accidents and the licence: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_DE: Words = {
  'de.ask-buy.fine': {
    says: 'Sie haben zwei Wochen ab dem Datum auf dem gelben Umschlag für den Einspruch. Richtig und klein? Zahlen. Fahrverbot oder Punkte? Zum Anwalt.',
  },
  'de.ask-buy.hearing-form': {
    says: 'Name und Adresse müssen Sie angeben. Zur Tat müssen Sie nichts sagen, auch nicht gegen sich oder nahe Angehörige. Die meisten Verkehrsverstöße verjähren nach sechs Monaten, bis Sommer 2026 meist nach drei. Aber dieser Bogen kann die Frist neu starten.',
    dependsOn: 'ob es um Ihre Person oder die Tat geht',
  },
  'de.ask-buy.new-driver': {
    says: 'Ein schwerer Verstoß (A-Verstoß, etwa Rotlicht oder über 20 km/h zu schnell) kostet nicht den Führerschein. Sie müssen ins Aufbauseminar, und die Probezeit wird von zwei auf vier Jahre verlängert. Ohne Seminar ist der Führerschein weg. Gegen den Bußgeldbescheid haben Sie zwei Wochen.',
  },
  'de.ask-buy.fine-too-old': {
    says: 'Die meisten Verkehrsverstöße verjähren nach sechs Monaten, bis Sommer 2026 meist nach drei. Ein Anhörungsbogen oder der Bescheid startet die Frist neu. Legen Sie binnen zwei Wochen Einspruch ein und berufen Sie sich darauf.',
    dependsOn: 'vom Tattag und davon, was seitdem kam',
  },
}
