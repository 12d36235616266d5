/** Questions about sending back what was opened or tried on: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OPENED_BOX_FR: Words = {
  'nl.ask.opened-box': {
    says: 'Non. Un achat en ligne se renvoie en 14 jours sans motif, même boîte ouverte. Vous pouvez l’essayer comme en magasin. Le vendeur ne déduit que l’usage au-delà. Il rembourse tout en 14 jours, avec l’envoi normal. C’est autre chose pour l’hygiène scellée, les logiciels ouverts et le sur-mesure. Écrivez que vous vous rétractez et gardez la preuve.',
  },
}
