/** Questions about the time in which an heir can refuse: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TIME_TO_REFUSE_AN_ESTATE_FR: Words = {
  'it.ask.time-to-refuse-an-estate': {
    says: 'Vous ne détenez rien ? Alors vous pouvez en général refuser pendant dix ans après le décès, si vous n’avez rien accepté. Vous vivez dans le logement ou détenez des biens ? Alors vous avez trois mois pour un inventaire et 40 jours de plus pour décider. Ensuite vous êtes héritier avec toutes les dettes. Un créancier peut demander au juge un délai plus court. Refusez devant notaire ou au tribunal. D’ici là ne vendez, ne prenez et ne payez rien.',
    dependsOn: 'si vous détenez des biens ou vivez dans le logement',
  },
}
