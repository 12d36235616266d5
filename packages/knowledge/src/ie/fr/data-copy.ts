/** A request for a copy of one's own data: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_COPY_FR: Words = {
  'ie.data-copy.right': {
    says: 'Vous pouvez avoir une copie gratuite de vos données sous un mois. Pour un cas difficile, ils ont deux mois de plus. Ils peuvent vérifier qui vous êtes, sans trop demander.',
  },
  'ie.data-copy.wants': { says: "On répond à votre demande d'une copie de vos données." },
  'ie.data-copy.step': {
    says: "Répondez : sur quelle règle s'appuient-ils ? Demandez tout ce qui ne touche pas d'autres personnes. Plaignez-vous ensuite gratuitement à la Data Protection Commission.",
  },
}
