/** Questions about paying a traffic fine in parts: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_IN_PARTS_ES: Words = {
  'nl.ask.fine-in-parts': {
    says: 'Sí. Desde 75 € puede pagar a plazos: en cjib.nl con DigiD o por teléfono. Hágalo antes del último día, pues la suma sube la mitad y luego se dobla. También puede pedirlo tras una subida, mejor hoy. Sin dinero, pida la parada de emergencia (noodstop) y ayuda con deudas del municipio. Solo detienen a quien puede pagar y no quiere. Recurso gratis en seis semanas.',
  },
}
