/** Questions about a residence permit of somebody who needs social assistance: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERMIT_AND_SOCIAL_ASSISTANCE_FR: Words = {
  'ch.ask.permit-and-assistance': {
    says: 'Pas tout de suite ni d’office. Un permis B peut être en danger si vous dépendez de l’aide sociale. Un permis C seulement si vous en avez besoin longtemps et beaucoup, ou il devient un B. L’office doit peser la raison, la durée de votre vie ici et votre famille. Peu d’aide pour un temps court n’est le plus souvent pas un motif. Montrez que vous cherchez du travail. Les prestations complémentaires (PC) ne comptent pas.',
  },
}
