/** Questions about a boundary: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOUNDARY_FR: Words = {
  'gb.ask-neighbour.boundary': {
    says: 'Regardez vos actes et demandez les deux plans (title plans) à HM Land Registry, mais ils montrent en général une ligne approximative. Prenez des photos et écrivez au voisin avant de toucher à quoi que ce soit. Essayez la médiation ou un géomètre commun. Sinon seul un tribunal fixe la ligne ; pas le council.',
  },
}
