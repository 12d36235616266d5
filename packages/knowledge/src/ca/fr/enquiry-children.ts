/** The French words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_FR: Words = {
  'ca.ask.see-child': {
    says: 'La pension et le temps avec l’enfant sont deux choses : continuez donc à payer. Notez chaque refus. Essayez d’abord la médiation, souvent gratuite ou peu chère. Demandez ensuite une ordonnance parentale au tribunal. Il regarde seulement l’intérêt de l’enfant.',
  },
}
