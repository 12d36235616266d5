/** Questions about debts of a dead relative that are asked of the family: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_DEMAND_FR: Words = {
  'jp.ask.estate-demand': {
    says: 'Non, si vous renoncez (相続放棄) au tribunal de la famille dans les trois mois après avoir su la mort et que vous êtes héritier. Vous ne devez alors rien. D’ici là, ne payez, ne promettez, n’utilisez, ne vendez, ne videz rien : cela peut valoir acceptation. Dites seulement que vous examinez l’affaire. Si c’est trop court, demandez plus de temps au juge. Environ 800 yens. 法テラス aide.',
  },
}
