/** The French words of the rows in ../enquiry-arrest-threats.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ARREST_THREATS_FR: Words = {
  'us.fact.arrest-threat': {
    says: 'On ne peut pas vous arrêter pour un prêt, une carte ou une facture impayés, et un agent qui le dit viole la loi. Raccrochez, ne payez rien par carte-cadeau ou appli, gardez le message. Écrivez : ne me contactez plus, prouvez la dette. Signalez au CFPB et à l’attorney general. Seuls de vrais papiers de tribunal exigent une réponse à temps.',
  },
}
