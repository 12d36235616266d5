/** The Spanish words of the rows in ../medical-bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAL_BILLS_ES: Words = {
  'us.medical.right-surprise': {
    says: 'Con seguro, en casi todas las emergencias, o con médicos que no pudo elegir, no pueden cobrarle precios fuera de la red (out-of-network).',
  },
  'us.medical.right-estimate': {
    says: 'Sin seguro, puede disputar una factura que supera el estimado (estimate) por $400 o más. Hágalo en los 120 días después de la factura.',
  },
  'us.medical.right-charity': {
    says: 'Un hospital sin fines de lucro debe tener atención gratis o más barata para ingresos bajos. Puede pedirla durante 240 días desde la primera factura.',
  },
  'us.medical.step-itemized': {
    says: 'Pida una factura detallada (itemized bill) y compárela con el resumen de su aseguradora. Pida al hospital ayuda económica.',
  },
}
