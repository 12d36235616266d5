/** Questions about parking, fines, accidents and the licence: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_DE: Words = {
  'de.ask-buy.private-parking': {
    says: 'Das ist eine Vertragsstrafe, kein Bußgeld. Nur der Fahrer schuldet sie. Bitten Sie das Geschäft um Rücknahme und verlangen Sie Fotos.',
    dependsOn: 'ob die Schilder klar waren und Sie gefahren sind',
  },
  'de.ask-buy.fine': {
    says: 'Sie haben zwei Wochen ab dem Datum auf dem gelben Umschlag für den Einspruch. Richtig und klein? Zahlen. Fahrverbot oder Punkte? Zum Anwalt.',
  },
  'de.ask-buy.hearing-form': {
    says: 'Name und Anschrift müssen Sie angeben. Zur Tat müssen Sie nichts sagen und weder sich noch nahe Angehörige belasten.',
    dependsOn: 'ob es um Ihre Person oder die Tat geht',
  },
  'de.ask-buy.park-guide-who': {
    says: 'Prüfen Sie, wer schreibt: eine Behörde (Bußgeld, Verwarnung) oder eine private Firma (Vertragsstrafe). Die Regeln sind verschieden.',
  },
  'de.ask-buy.park-guide-date': {
    says: 'Beim Bußgeldbescheid haben Sie zwei Wochen ab dem Datum auf dem gelben Umschlag. Notieren Sie den Tag.',
  },
  'de.ask-buy.park-guide-photos': {
    says: 'Machen Sie Fotos von Schildern, Ort und Auto. Heben Sie Belege auf.',
  },
  'de.ask-buy.park-guide-rates': {
    says: 'Können Sie ein Bußgeld nicht sofort zahlen, bitten Sie die Behörde um Raten.',
  },
  'de.ask-buy.park-guide-right-silent': {
    says: 'Zur Tat müssen Sie nichts sagen. Name und Anschrift müssen Sie der Behörde nennen.',
  },
  'de.ask-buy.park-guide-right-driver': {
    says: 'Eine private Vertragsstrafe schuldet der Fahrer, nicht der Halter.',
  },
  'de.ask-buy.park-guide-option': {
    says: 'Legen Sie bei der Behörde Einspruch ein oder lehnen Sie die Vertragsstrafe ab und verlangen Sie Beweise.',
    title: 'Schriftlich widersprechen',
    cost: 'Kostenlos.',
    time: 'Zwei Wochen beim Bußgeld.',
    risk: 'Vor Gericht kann es teurer werden.',
    bestFor: 'Sie waren es nicht oder Schilder waren unklar.',
  },
  'de.ask-buy.park-guide-warn': {
    says: 'Ignorieren Sie kein Bußgeld. Die Behörde kann vollstrecken, bis hin zur Erzwingungshaft.',
  },
  'de.ask-buy.towed': {
    says: 'Auf Privatgrund darf der Berechtigte falsch geparkte Autos sofort abschleppen lassen. Sie schulden nur den ortsüblichen Preis. Gibt es das Auto nur gegen Geld, zahlen Sie unter Vorbehalt und fordern das Zuviel zurück. Auf der Straße kommt ein Bescheid: Dagegen gibt es Rechtsmittel.',
  },
  'de.ask-buy.car-accident': {
    says: 'Sie können direkt von der gegnerischen Versicherung fordern. Binnen drei Monaten muss sie ein Angebot machen oder Gründe nennen. Ohne Schuld wählen Sie Gutachter und Anwalt selbst; beides zahlt in der Regel die Versicherung. Sichern Sie Fotos und Zeugen. Unterschreiben Sie keine schnelle Abfindung.',
  },
  'de.ask-buy.new-driver': {
    says: 'Ein schwerer Verstoß (A-Verstoß, etwa Rotlicht oder über 20 km/h zu schnell) kostet nicht den Führerschein. Sie müssen ins Aufbauseminar, und die Probezeit wird von zwei auf vier Jahre verlängert. Ohne Seminar ist der Führerschein weg. Gegen den Bußgeldbescheid haben Sie zwei Wochen.',
  },
}
