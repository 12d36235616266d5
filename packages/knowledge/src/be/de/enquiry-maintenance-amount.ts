/** How much is paid for a child of parents who live apart: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_AMOUNT_DE: Words = {
  'be.ask.maintenance-how-much': {
    says: 'Belgien hat keine feste Tabelle. Sie können sich einigen, und das Familiengericht macht es bindend. Sonst zählt, was Sie beide haben, was das Kind kostet, die Nächte bei jedem und das Kindergeld; das Gericht muss die Summe erklären. Sie folgt meist dem Index. Besondere Kosten kommen dazu: Antworten Sie auf ein Einschreiben binnen 21 Tagen, sonst kann Schweigen als Ja gelten.',
  },
}
