/** Questions about child benefit that is asked back, and for a grown child between school and training: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_BENEFIT_DE: Words = {
  'de.ask-debt.child-benefit-search': {
    says: 'Ein Kind unter 25, das sich ernsthaft um eine Ausbildung bemüht, zählt weiter, auch ohne Meldung bei der Agentur für Arbeit. Legen Sie binnen eines Monats Einspruch ein und schicken Sie alle Bewerbungen und Antworten, Monat für Monat. Das stoppt die Zahlung nicht: Beantragen Sie zugleich Aussetzung der Vollziehung. Raten sind kein Geständnis, wenn Sie „ohne Anerkennung“ schreiben. Nennen Sie Anruf und Auskunft.',
  },
  'de.ask-debt.child-benefit-gap': {
    says: 'Für ein Kind von 18 bis 24 läuft es weiter bei Schule, Ausbildung, Studium oder Freiwilligenjahr (FSJ, BFD). Bis zu vier volle Monate zwischen zwei solchen Abschnitten zählen mit. Bei längerer Lücke muss das Kind einen Platz suchen und das mit Bewerbungen belegen, oder als suchend gemeldet sein. Reisen oder Jobben allein zählt nicht. Melden Sie der Familienkasse jede Änderung schriftlich, mit Nachweis.',
  },
  'de.ask-debt.child-benefit-back': {
    says: 'Legen Sie binnen eines Monats Einspruch ein und bitten Sie um Aussetzung. Hat das Jobcenter das Kindergeld als Einkommen angerechnet? Dann bitten Sie um Erlass. Fragen Sie auch nach kleinen Raten.',
  },
  'de.ask-debt.child-benefit-changed-firm': {
    says: 'Ein Kind unter 25 in Ausbildung zählt, auch in einem anderen Betrieb oder Fach. Eine Lücke bis zu vier Monaten zwischen zwei Ausbildungsabschnitten zählt mit. Eine längere zählt, solange das Kind ernsthaft einen Platz sucht. Legen Sie binnen eines Monats Einspruch ein, mit altem und neuem Vertrag. Das stoppt die Zahlung nicht: Beantragen Sie im selben Brief Aussetzung der Vollziehung.',
  },
  'de.ask-family.parental-allowance': {
    dependsOn: 'Ihrem Nettolohn vor der Geburt',
    says: 'Meist sind es 65 bis 67 % davon, mindestens 300 € und höchstens 1.800 € im Monat. Bei kleinem Lohn bis zu 100 %, ohne Arbeit 300 €. Ein Elternteil bekommt es bis zu 12 Monate, beide zusammen 14. ElterngeldPlus zahlt die Hälfte, doppelt so lange. Über 175.000 € zu versteuerndem Einkommen im Jahr davor gibt es nichts. Beantragen Sie es bei der Elterngeldstelle binnen drei Monaten nach der Geburt, denn weiter zurück wird nicht gezahlt.',
  },
  'de.ask-family.child-benefit-sum': {
    says: 'Seit 1. Januar 2026 sind es 259 € im Monat für jedes Kind. Sie bekommen es, bis das Kind 18 ist, und bis 25 in Schule, Ausbildung oder Studium. Beantragen Sie es bei der Familienkasse der Arbeitsagentur: Rückwirkend gibt es nur sechs Monate. Mit wenig Einkommen fragen Sie dort auch nach Kinderzuschlag. Melden Sie sofort, wenn ein Kind die Ausbildung beendet oder auszieht, sonst müssen Sie vielleicht zurückzahlen.',
  },
}
