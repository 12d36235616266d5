/** Questions about flights, trains, luggage and trips: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_DE: Words = {
  'es.ask.luggage': {
    says: 'Melden Sie es am Schalter und behalten Sie das Papier (PIR). Schreiben Sie der Airline in 7 Tagen bei Schaden, 21 bei Verspätung. Nach 21 Tagen gilt es als verloren. Möglich sind bis 1.519 Einheiten (SZR), binnen zwei Jahren.',
  },
  'es.ask.train-late': {
    says: 'Verlangen Sie das Geld binnen drei Monaten von der Bahn. Eine Stunde Verspätung gibt 25 % des Preises, zwei Stunden 50 %, außer bei fremden Ursachen. Manche Nahverkehrszüge haben andere Regeln.',
  },
  'es.ask.flight': {
    says: 'Meist ja: bei drei Stunden Verspätung oder später Absage 250 € bis 600 € je nach Strecke, außer es gab eine äußere Ursache. Sie bekommen auch Essen und einen neuen Flug oder Ihr Geld.',
  },
  'es.ask.trip-cancelled': {
    says: 'Sagt der Veranstalter eine Pauschalreise ab, fordern Sie schriftlich alles zurück. Es muss in 14 Tagen kommen, ein Gutschein ist nicht Pflicht. Sonst zur OMIC.',
  },
}
