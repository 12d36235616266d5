/** Questions about paying a traffic fine in parts: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_IN_PARTS_ES: Words = {
  'nl.ask.fine-in-parts': {
    says: 'Sí. Desde 75 € puede pagar a plazos: en cjib.nl con DigiD o por teléfono. Hágalo antes del último día, pues la suma sube la mitad y luego se dobla. Tras una subida también, pero ya no si actúa un alguacil o debe entregar el carné o el coche. Sin dinero, pida la parada de emergencia (noodstop) y ayuda con deudas del municipio. Recurso gratis en seis semanas.',
  },
}
