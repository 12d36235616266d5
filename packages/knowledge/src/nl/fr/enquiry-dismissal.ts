/** Questions about dismissal, its form, the payment and who is protected, and the first steps for workers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_FR: Words = {
  'nl.ask.step-work': {
    says: 'Demandez à votre syndicat ou au Juridisch Loket avant de signer ou d’envoyer quoi que ce soit.',
  },
  'nl.ask.right-work': {
    says: 'Vous avez deux mois après la fin de l’emploi pour aller devant le juge.',
  },
  'nl.ask.fired': {
    says: 'Ne signez rien. Écrivez que vous n’êtes pas d’accord. Vous avez deux mois pour aller devant le juge, et trois pour l’indemnité (transitievergoeding). Demandez le chômage (WW) sous une semaine.',
  },
  'nl.ask.fired-ill': {
    says: 'Dans les deux premières années de maladie, votre employeur ne peut pas finir le contrat par préavis. C’est différent en période d’essai, pour un licenciement immédiat et si la société ferme.',
  },
  'nl.ask.trial': {
    says: 'Pendant un essai valable, l’emploi peut finir tout de suite. Mais pas parce que vous êtes malade, enceinte ou pour un motif interdit. Dans un contrat de six mois ou moins, l’essai ne compte pas.',
  },
  'nl.ask.fired-on-spot': {
    says: 'Écrivez tout de suite que vous n’êtes pas d’accord et prêt à travailler. Il faut un motif urgent, dit aussitôt. Demandez au juge dans les deux mois d’annuler ou d’indemniser. Demandez aussi le chômage (WW) à l’UWV.',
  },
}
