/** The German words of the rows in ../enquiry-travel.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_DE: Words = {
  'es.ask.luggage': {
    says: 'Melden Sie es am Schalter und behalten Sie das Papier (PIR). Schreiben Sie der Airline in 7 Tagen bei Schaden, 21 bei Verspätung. Nach 21 Tagen gilt es als verloren. Möglich sind bis 1.519 Einheiten (SZR), binnen zwei Jahren.',
  },
  'es.ask.train-late': {
    says: 'Verlangen Sie das Geld binnen drei Monaten von der Bahn. Eine Stunde Verspätung gibt 25 % des Preises, zwei Stunden 50 %, außer bei fremden Ursachen. Manche Nahverkehrszüge haben andere Regeln.',
  },
}
