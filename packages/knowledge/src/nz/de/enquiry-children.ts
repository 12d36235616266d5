/** The German words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_DE: Words = {
  'nz.ask.see-child': {
    says: 'Unterhalt und Zeit mit dem Kind sind zweierlei, also zahlen Sie weiter. Bitten Sie zuerst um Familienschlichtung (family dispute resolution); bei wenig Einkommen ist sie kostenlos. Hilft das nicht, bitten Sie den Family Court um eine Anordnung (parenting order). Es zählt das Wohl des Kindes.',
  },
  'nz.ask.child-support-too-high': {
    says: 'Melden Sie es Inland Revenue jetzt, online oder am Telefon: Bis zur Änderung gilt die alte Summe. Einkommen um 15 % oder mehr gesunken? Senden Sie eine Schätzung (estimate). Sie zählt ab dem Monatsersten, also senden Sie sie gleich. Stimmt etwas nicht, etwa die Nächte? Widersprechen Sie schriftlich binnen 28 Tagen. Das ist kostenlos. Ist Ihr Fall besonders? Verlangen Sie administrative review. Bei Rückstand um Raten.',
  },
  'nz.ask.child-support-how-much': {
    says: 'Inland Revenue rechnet nach einer Formel: was Sie beide verdienen, Zahl und Alter der Kinder und die Nächte bei jedem. Schläft das Kind mindestens 28 % der Nächte bei Ihnen, etwa zwei pro Woche, zahlen Sie meist weniger. Der Rechner auf der Website zeigt die Summe. Sie können auch eine eigene Summe vereinbaren. Melden Sie Änderungen sofort.',
    dependsOn: 'was Sie beide verdienen und wie viele Nächte das Kind bei jedem ist',
  },
  'nz.ask.where-children-live': {
    says: 'Sie beide als guardians, wenn Sie sich einigen: Schreiben Sie es auf. Wenn nicht, hilft family dispute resolution, mit wenig Einkommen gratis. Dann kann das Familiengericht eine parenting order über Betreuung und Umgang erlassen. Es geht nach dem Wohl des Kindes; ein Anwalt kann dafür sprechen. Ziehen Sie nicht ohne Ja des anderen mit dem Kind weg. Bei Gewalt oder Eile gehen Sie sofort zum Gericht.',
  },
}
