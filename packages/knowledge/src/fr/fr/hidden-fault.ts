/** Letters to a seller on a hidden fault (vice caché): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HIDDEN_FAULT_WORDS: Words = {
  'fr.fault.right-proof': {
    says: 'Pour un vice caché, l’acheteur doit prouver qu’il était grave, caché et présent le jour de la vente. L’usure ou un défaut visible ne compte pas.',
  },
  'fr.fault.right-time': {
    says: 'L’acheteur a deux ans à partir de la découverte du défaut. Il peut demander d’annuler la vente ou une partie du prix.',
  },
}
