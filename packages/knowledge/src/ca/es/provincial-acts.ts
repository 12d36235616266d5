/** The acts that each province has of its own, where the province is not known: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PROVINCIAL_ACTS_WORDS: Words = {
  'ca.buy.right-quality': {
    says: 'La ley de la provincia dice que los productos deben servir y durar un tiempo razonable. Las normas de la tienda no pueden quitar eso.',
  },
  'ca.insure.right-acts': {
    says: 'La ley de seguros (Insurance Act) de su provincia fija condiciones justas y el tiempo para demandar, a menudo uno o dos años. Pida los motivos por escrito.',
  },
  'ca.home.right-acts': {
    says: 'La ley de alquileres de su provincia fija el preaviso, los motivos y las reglas del alquiler. Su contrato no puede quitarle esos derechos.',
  },
  'ca.debt.right-acts': {
    says: 'Una agencia de cobro casi siempre necesita una licencia de su provincia. Debe seguir sus reglas sobre llamadas, cartas y mentiras.',
  },
}
