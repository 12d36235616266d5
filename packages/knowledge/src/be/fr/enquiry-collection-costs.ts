/** Questions about the costs that a collector adds: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_FR: Words = {
  'be.ask.costs': {
    dependsOn: 'la somme due',
    says: 'Le premier rappel est gratuit et donne 14 jours. Sans lui, aucun frais n’est dû. Ensuite, au plus 20 € jusqu’à 150 €, 30 € plus 10 % jusqu’à 500 €, 65 € plus 5 % au-delà. Des intérêts peuvent s’y ajouter, si le contrat le dit. Les frais de dossier, non. Payez la facture elle-même et contestez le reste par écrit. Seul un jugement permet une saisie.',
  },
  'be.ask.already-paid': {
    says: 'Ne payez pas une deuxième fois. Envoyez aujourd’hui à l’huissier et au créancier la preuve datée du paiement, et écrivez que vous contestez. Demandez s’il y a un jugement. Sans jugement ou autre titre, il ne peut rien saisir. S’il y en a un, demandez un décompte : des frais et intérêts peuvent rester dus. S’il saisit quand même, le juge des saisies décide.',
  },
}
