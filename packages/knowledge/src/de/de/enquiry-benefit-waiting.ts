/** Questions about an office that does not answer: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_WAITING_DE: Words = {
  'de.ask-benefit.no-answer': {
    says: 'Bitten Sie schriftlich um einen Bescheid und um Vorschuss, mit letztem Tag. Haben Sie nichts zum Leben, gehen Sie sofort zum Sozialgericht: Eine einstweilige Anordnung ist kostenlos und schnell. Nach sechs Monaten ohne Antwort können Sie kostenlos klagen (Untätigkeitsklage). Bewahren Sie den Nachweis Ihres Antrags auf.',
  },
  'de.ask-benefit.earn-beside': {
    says: 'Die ersten 100 € Lohn im Monat bleiben Ihnen. Von 100 bis 520 € behalten Sie 20 %, bis 1.000 € 30 %, bis 1.200 € (mit Kind 1.500 €) 10 %. Von 520 € bleiben also 184 €. Unter 25 in Schule, Ausbildung oder Freiwilligendienst bleibt Lohn bis zur Minijob-Grenze frei. Melden Sie jede Änderung sofort dem Jobcenter. Seit Juli 2026 heißt die Leistung Grundsicherungsgeld.',
  },
  'de.ask-benefit.broken-thing': {
    says: 'Für ein kaputtes Gerät gibt es meist nur ein Darlehen, das Sie in kleinen Teilen zurückzahlen. Die erste Ausstattung für Wohnung, Schwangerschaft oder Geburt gibt es geschenkt. Beantragen Sie es schriftlich vor dem Kauf. Ein dauernder besonderer Bedarf, etwa für die Gesundheit, kann monatlich dazukommen.',
    dependsOn: 'ob es kaputtging oder Sie nie eines hatten',
  },
}
