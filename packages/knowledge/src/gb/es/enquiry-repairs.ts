/** Questions about repairs and damp in a rented home in England: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_ES: Words = {
  'gb.ask-housing.repairs': {
    says: 'Su casero debe reparar la estructura, tuberías, calefacción, agua caliente, inodoros y cables. Avise por escrito con fotos. Si no pasa nada, pida al ayuntamiento (council) una inspección. Siga pagando el alquiler.',
  },
  'gb.ask-housing.damp': {
    says: 'Su casero debe mantener la casa habitable, y la humedad o el moho pueden hacerla inhabitable. Avise por escrito con fotos y los efectos en la salud. Luego llame al ayuntamiento (council).',
  },
  'gb.ask-housing.stop-rent': {
    says: 'No deje de pagar el alquiler, aunque no hagan las reparaciones. Podría perder su casa por el atraso. Si no puede pagarlo, hable ya con el casero y un asesor de deudas.',
  },
}
