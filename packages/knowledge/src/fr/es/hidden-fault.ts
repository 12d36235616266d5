/** Letters to a seller on a hidden fault (vice caché): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HIDDEN_FAULT_WORDS: Words = {
  'fr.fault.right-proof': {
    says: 'En un vicio oculto (vice caché) el comprador debe probar que era grave, oculto y que existía el día de la venta. El desgaste o un defecto visible no cuenta.',
  },
  'fr.fault.right-time': {
    says: 'El comprador tiene dos años desde que descubre el defecto. Puede pedir deshacer la venta o una parte del precio.',
  },
}
