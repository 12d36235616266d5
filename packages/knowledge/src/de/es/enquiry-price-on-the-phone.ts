/** Questions about prices of tradesmen named on the phone: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRICE_ON_THE_PHONE_ES: Words = {
  'de.ask-buy.phone-price': {
    says: 'Un precio fijo dicho por teléfono obliga a la empresa. Una simple estimación solo puede superarse un poco, y debe avisar antes. Pague lo dicho y dispute el resto por escrito. ¿Pagó bajo presión? Pídalo de vuelta. El doble del precio usual puede ser nulo. Si le amenazan en la puerta, llame al 110.',
  },
  'de.ask-buy.doctor-bill': {
    says: 'Pida una factura con cada concepto y su factor (GOZ, GOÄ). Por encima de 2,3 necesita un motivo escrito, por encima de 3,5 su acuerdo escrito previo. Su seguro o el colegio puede revisarla. Pague lo claro y discuta el resto por escrito.',
  },
  'de.ask-buy.trade-emergency': {
    says: 'Sin precio acordado solo se debe el precio local usual. Más del doble puede ser nulo. Pida una factura con horas y piezas, pague lo correcto y discuta el resto por escrito. Si alguien le amenaza en la puerta, llame al 110.',
  },
}
