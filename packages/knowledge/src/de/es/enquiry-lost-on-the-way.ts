/** Questions about baggage and parcels that got lost: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOST_ON_THE_WAY_ES: Words = {
  'de.ask-travel.baggage': {
    says: 'Avise enseguida en el mostrador del aeropuerto y guarde el papel (PIR). Puede comprar lo necesario y reclamarlo. La aerolínea debe hasta 1.519 DEG, unos 1.800 €. Escriba en siete días por daños, 21 por retraso. Tras 21 días se da por perdido. Tiene dos años para demandar.',
  },
  'de.ask-buy.parcel-neighbour': {
    says: 'La tienda carga el riesgo hasta que usted o quien usted nombró tiene el paquete. Dejado en la puerta o con un vecino no elegido, no está entregado. Pida otro o su dinero, con un último día. Si aceptó ese lugar o vecino, el riesgo es suyo.',
  },
}
