/** Questions about flights, trains, luggage and trips: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_DE: Words = {
  'it.ask.luggage': {
    says: 'Melden Sie es am Schalter und behalten Sie das Papier (PIR). Schreiben Sie der Airline in 7 Tagen bei Schaden, 21 bei Verspätung. Nach 21 Tagen gilt es als verloren. Möglich sind bis 1.519 Einheiten (SZR), binnen zwei Jahren.',
  },
  'it.ask.train-late': {
    says: 'Verlangen Sie das Geld binnen drei Monaten von der Bahn. Eine Stunde Verspätung gibt 25 % des Preises, zwei Stunden 50 %, außer bei fremden Ursachen. Manche Nahverkehrszüge haben andere Regeln.',
  },
  'it.ask.flight': {
    says: 'Meist ja. Bei drei Stunden Verspätung oder später Absage gibt es 250 € bis 600 € je nach Strecke, außer es gab eine äußere Ursache. Sie bekommen auch Essen und einen neuen Flug oder Ihr Geld.',
  },
  'it.ask.trip-cancelled': {
    says: 'Sagt der Veranstalter eine Pauschalreise ab, muss alles binnen 14 Tagen zurück. Einen Gutschein müssen Sie nicht nehmen. Sie können auch Schadensersatz fordern, außer bei zu wenig Gästen oder äußeren Gründen.',
  },
}
