/** Questions about the home and savings after a couple parts: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEPARATED_DE: Words = {
  'au.ask.split-property': {
    says: 'Sie können einen fairen Anteil verlangen, egal auf wen das Haus läuft. Es zählt, was jeder einbrachte, verdiente und für Heim und Kinder tat, und was jeder später braucht. Eine feste Hälfte gibt es nicht. Nach der Scheidung haben Sie 12 Monate für das Gericht, ohne Ehe (de facto) zwei Jahre ab der Trennung. Später nur mit Erlaubnis. Einigen Sie sich möglichst und lassen Sie es als consent order festhalten.',
  },
}
