/** The French words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_FR: Words = {
  'nz.ask.see-child': {
    says: 'La pension et le temps avec l’enfant sont deux choses : continuez donc à payer. Demandez d’abord la conciliation familiale (family dispute resolution), gratuite avec un petit revenu. Si elle échoue, demandez une décision (parenting order) au Family Court. Il regarde l’intérêt de l’enfant.',
  },
}
