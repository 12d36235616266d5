/** Questions about baggage and parcels that got lost: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOST_ON_THE_WAY_DE: Words = {
  'de.ask-travel.baggage': {
    says: 'Melden Sie es sofort am Schalter im Flughafen und behalten Sie das Papier (PIR). Nötiges dürfen Sie kaufen und fordern. Die Airline haftet bis 1.519 SZR, etwa 1.800 €. Schreiben Sie binnen sieben Tagen bei Schäden, 21 Tagen bei Verspätung. Nach 21 Tagen gilt es als verloren. Zwei Jahre zum Klagen.',
  },
  'de.ask-buy.parcel-neighbour': {
    says: 'Der Händler trägt das Risiko, bis Sie oder eine von Ihnen benannte Person das Paket hat. Vor der Tür oder bei einem nicht von Ihnen gewählten Nachbarn gilt es nicht als geliefert. Verlangen Sie vom Shop Ersatz oder Geld, mit letztem Tag. Haben Sie dem Ort oder Nachbarn zugestimmt, tragen Sie das Risiko.',
  },
}
