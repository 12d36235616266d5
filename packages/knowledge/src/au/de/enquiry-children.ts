/** The German words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_DE: Words = {
  'au.ask.see-child': {
    says: 'Unterhalt und Zeit mit dem Kind sind zweierlei, also zahlen Sie weiter. Bitten Sie zuerst um Familienschlichtung (family dispute resolution): 1800 050 321. Vor Gericht brauchen Sie meist deren Bescheinigung. Dann kann das Familiengericht eine Anordnung treffen, nach dem Wohl des Kindes.',
  },
  'au.ask.child-support': {
    says: 'Rufen Sie Services Australia (Child Support) an. Man kann dort Geld von Lohn, Steuererstattungen und Bankkonten holen und den anderen Elternteil hindern, das Land zu verlassen. Es ist kostenlos.',
  },
  'au.ask.child-support-too-high': {
    says: 'Rufen Sie jetzt Services Australia an: Bis zur Änderung gilt die alte Summe. Einkommen um 15 % oder mehr gesunken? Geben Sie eine Schätzung (estimate) ab, dann wird neu gerechnet. Stimmt etwas nicht, etwa Nächte oder Einkommen? Widersprechen Sie schriftlich binnen 28 Tagen nach dem Brief. Das ist kostenlos. Ist Ihr Fall besonders? Bitten Sie um ein change of assessment. Bei Rückstand bitten Sie um Raten.',
  },
  'au.ask.child-support-how-much': {
    says: 'Services Australia legt es nach einer Formel fest: was Sie beide verdienen, die Nächte des Kindes bei jedem, Zahl und Alter der Kinder. Der kostenlose Online-Rechner (Estimator) zeigt die Summe. Bei geteilter Betreuung zahlen Sie meist weniger. Sie können auch schriftlich eine eigene Summe vereinbaren. Melden Sie jede Änderung sofort: Sie zählt selten weit zurück.',
    dependsOn: 'was Sie beide verdienen und wie viele Nächte das Kind bei jedem ist',
  },
  'au.ask.where-children-live': {
    says: 'Sie beide, wenn es geht: Schreiben Sie es als Elternplan auf; ein Gericht kann ihn verbindlich machen. Wenn nicht, brauchen Sie meist zuerst family dispute resolution: 1800 050 321. Danach entscheidet der Federal Circuit and Family Court nach dem Wohl des Kindes, Sicherheit zuerst. Keine Regel sagt, dass die Zeit gleich zu teilen ist. Bei Gewalt oder Eile können Sie sofort zum Gericht.',
  },
}
