/** Questions about private parking penalties and towing, and the guide for a parking fine: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_DE: Words = {
  'de.ask-buy.private-parking': {
    says: 'Das ist eine Vertragsstrafe, kein Bußgeld. Nur der Fahrer schuldet sie. Bitten Sie das Geschäft um Rücknahme und verlangen Sie Fotos.',
    dependsOn: 'ob die Schilder klar waren und Sie gefahren sind',
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
}
