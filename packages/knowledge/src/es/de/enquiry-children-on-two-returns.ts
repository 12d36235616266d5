/** Questions about children whom both parents put on their tax return: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_ON_TWO_RETURNS_DE: Words = {
  'es.ask.children-on-two-returns': {
    says: 'Bei alleinigem Sorgerecht gehört Ihnen der Freibetrag für die Kinder ganz, wenn der andere Elternteil gerichtlich festgelegten Unterhalt zahlt: Er hat eine andere Entlastung. Bei geteiltem nimmt jeder die Hälfte. Ein Vorschlag ist keine Rechnung: Zahlen Sie noch nicht. Antworten Sie binnen zehn Werktagen mit Urteil, Familienbuch und padrón. Kommt der Bescheid doch, haben Sie einen Monat für den Einspruch und können Raten verlangen. Gepfändet wird erst später.',
  },
}
