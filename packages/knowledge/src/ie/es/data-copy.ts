/** A request for a copy of one's own data: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_COPY_ES: Words = {
  'ie.data-copy.right': {
    says: 'Puede tener gratis una copia de sus datos en un mes. En un caso difícil tienen dos meses más. Pueden comprobar quién es, sin pedir demasiado.',
  },
  'ie.data-copy.wants': { says: 'Contestan a su petición de una copia de sus datos.' },
  'ie.data-copy.step': {
    says: 'Conteste: ¿en qué regla se basan? Pida todo lo que no sea de otros. Quéjese después gratis a la Data Protection Commission.',
  },
}
