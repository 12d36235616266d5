/** The Dutch words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_NL: Words = {
  'ie.neighbour.right-noise': {
    says: 'U kunt zelf de District Court vragen te bevelen dat het lawaai stopt. Meld het eerst de buur, en houd een dagboek bij.',
  },
  'ie.neighbour.right-wall': {
    says: 'Werk aan een gedeelde muur mag u niet schaden. Wordt u het niet eens, dan kan de District Court het werk voor elke kant regelen (works order).',
  },
  'ie.neighbour.answer': {
    says: 'Praat eerst, als dat veilig is, en houd een dagboek bij. Dan kunt u de District Court om een bevel tegen het lawaai vragen. Een huurwoning kunt u melden bij de Residential Tenancies Board.',
  },
}
