/** Questions about a higher rent after works on the house: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_AFTER_WORKS_DE: Words = {
  'de.ask-home.rent-after-works': {
    says: 'Die Jahresmiete darf um 8 % der Kosten steigen, abzüglich dessen, was Reparaturen gekostet hätten. Höchstens sind es 3 € je Quadratmeter in sechs Jahren, bei Miete unter 7 € nur 2 €. Für eine geförderte neue Heizung, etwa eine Wärmepumpe, können es 10 % sein, aber höchstens 50 Cent. Der Brief muss die Rechnung zeigen, und es gilt erst zwei Monate danach. Härte ist meist bis Ende des Monats nach der Ankündigung zu melden. Verlangen Sie die Rechnungen.',
    dependsOn: 'die Kosten, die Wohnfläche und Ihr Einkommen',
  },
}
