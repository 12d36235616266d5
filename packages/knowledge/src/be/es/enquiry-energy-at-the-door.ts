/** Questions about an energy contract signed at the door or by phone: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_AT_THE_DOOR_ES: Words = {
  'be.ask.energy-door': {
    says: 'Sí. Un contrato firmado en su puerta o por teléfono puede anularse en 14 días, sin motivo ni coste. Si no le informaron de este derecho, tiene doce meses más. Escriba hoy al nuevo proveedor y guarde la prueba. Pida al antiguo que le mantenga, con la tarifa social si la tenía. Avise a ConsumerConnect y al mediador de energía.',
  },
}
