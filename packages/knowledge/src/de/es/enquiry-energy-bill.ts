/** Questions about a high or guessed bill for power or gas: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_BILL_ES: Words = {
  'de.ask-energy.high-bill': {
    says: 'Fotografíe el contador, compárelo con la factura y reclame por escrito. Estimar solo se permite en pocos casos, y una lectura correcta lo corrige. En el suministro básico puede retener el pago por un error claro. También si el consumo es más del doble y pide una revisión del contador. Si no, pague lo que no se discute. Después ayuda gratis la Schlichtungsstelle Energie.',
  },
}
