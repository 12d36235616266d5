/** The German words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_DE: Words = {
  'au.ask.see-child': {
    says: 'Unterhalt und Zeit mit dem Kind sind zweierlei, also zahlen Sie weiter. Bitten Sie zuerst um Familienschlichtung (family dispute resolution): 1800 050 321. Vor Gericht brauchen Sie meist deren Bescheinigung. Dann kann das Familiengericht eine Anordnung treffen, nach dem Wohl des Kindes.',
  },
  'au.ask.child-support': {
    says: 'Rufen Sie Services Australia (Child Support) an. Man kann dort Geld von Lohn, Steuererstattungen und Bankkonten holen und den anderen Elternteil hindern, das Land zu verlassen. Es ist kostenlos.',
  },
}
