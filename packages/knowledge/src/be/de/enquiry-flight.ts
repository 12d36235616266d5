/** Questions about late and cancelled flights: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_DE: Words = {
  'be.ask.flight': {
    says: 'Bei Annullierung wählen Sie: Geld zurück binnen sieben Tagen oder anderer Flug. Einen Gutschein müssen Sie nicht nehmen. Weniger als 14 Tage vorher gemeldet oder drei Stunden zu spät: meist 250 bis 600 € dazu. Das entfällt bei Gründen, die die Airline nicht vermeiden konnte, etwa Sturm. Behalten Sie Belege für Essen und Hotel. Schreiben Sie ihr, dann dem SPF Mobilité (FOD Mobiliteit).',
  },
}
