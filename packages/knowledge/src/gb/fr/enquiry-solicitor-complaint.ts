/** Questions about one’s own solicitor: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOLICITOR_COMPLAINT_FR: Words = {
  'gb.ask-legal.solicitor-complaint': {
    says: 'Plaignez-vous d’abord par écrit au cabinet ; il a huit semaines. Demandez une facture détaillée. Puis le Legal Ombudsman, gratuit : six mois après la réponse finale et un an après le problème. Il peut réduire la facture et accorder de l’argent. Un tribunal peut aussi contrôler la facture, au mieux sous un mois. La malhonnêteté va à la SRA. Vous pouvez changer.',
  },
}
