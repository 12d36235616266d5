/** The French words of the rows in ../enquiry-street-search.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STREET_SEARCH_FR: Words = {
  'au.named.ask-street-search': {
    dependsOn: 'ce qu’ils soupçonnaient',
    says: 'Sans mandat ni votre accord, la police doit le plus souvent avoir un soupçon raisonnable de drogue, d’arme ou d’objet volé. Être dans une gare ou sembler nerveux ne suffit pas. Demandez la raison, le nom et le poste : ils doivent le plus souvent le dire. Une fouille à nu a des limites strictes. Ne résistez pas ; dites que vous n’êtes pas d’accord. Portez plainte et voyez un avocat.',
  },
}
