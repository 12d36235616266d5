/** Questions about energy: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_ES: Words = {
  'ie.ask.energy-cut-off': {
    says: 'Llame ya al proveedor y pida un plan que pueda cumplir. Mientras lo cumpla no pueden cortar. Dígalo si está enfermo, es mayor o tiene un aparato médico: hay más protección. Si se niegan, reclame y luego vaya gratis a la CRU. MABS puede ayudar.',
  },
  'ie.ask.energy-bill-wrong': {
    says: 'Mande una lectura real del contador con foto y pida por escrito cómo calcularon la suma. No pague de una vez lo que discute: pida un plan largo. Si la empresa no lo arregla, reclame gratis ante la CRU. No pueden cortarle mientras cumpla un plan.',
  },
}
