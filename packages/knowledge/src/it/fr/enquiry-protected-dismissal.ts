/** The French words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_FR: Words = {
  'it.ask.sick-dismissed': {
    says: 'Pas pour la maladie, jusqu’à la limite de jours de votre convention (comporto). Après, il le peut. Vous avez 60 jours pour contester.',
    dependsOn: 'combien de jours donne votre convention',
  },
  'it.ask.pregnant-dismissed': {
    says: 'Du début de la grossesse jusqu’au premier anniversaire de l’enfant, un licenciement est nul, avec peu d’exceptions. Envoyez le papier médical et contestez.',
  },
  'it.ask.pregnant-term': {
    dependsOn: 'la vraie raison',
    says: 'Un contrat à terme peut finir à sa date même enceinte. Si le congé maternité commence sous 60 jours après la fin, l’INPS le paie quand même. Ne pas renouveler à cause de la grossesse est une discrimination. Voyez un syndicat ou un patronato.',
  },
}
