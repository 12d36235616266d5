/** Questions of a parent who gets no child maintenance from the other parent: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_MAINTENANCE_FR: Words = {
  'gb.ask-maintenance.unpaid': {
    says: "Signalez maintenant chaque paiement manqué au Child Maintenance Service. Demandez-lui d'encaisser pour vous (Collect and Pay). Il peut prendre l'argent sur le salaire ou un compte sans tribunal, ou obtenir une décision. Pas encore de dossier ? Faites une demande : c'est gratuit.",
  },
  'gb.ask-maintenance.unpaid-ni': {
    says: "Signalez maintenant chaque paiement manqué au Child Maintenance Service. Demandez-lui d'encaisser pour vous. Il peut prendre l'argent sur le salaire sans tribunal, ou obtenir une décision de justice.",
  },
  'gb.ask-maintenance.how-much': {
    says: 'Selon la règle du Child Maintenance Service, l’autre parent paie une part du salaire hebdomadaire avant impôt : 12 % pour un enfant, 16 % pour deux, 19 % pour trois ou plus, jusqu’à 800 £ par semaine, et moins au-delà. Les nuits chez lui et d’autres enfants là-bas la baissent. Avec des aides, ou 100 £ par semaine au plus, c’est le plus souvent 7 £. Vous pouvez convenir d’une autre somme. Essayez le calculateur sur GOV.UK.',
  },
  'gb.ask-maintenance.unpaid-and-contact': {
    says: 'Non. L’argent et les visites sont à part. Vous ne pouvez pas refuser les visites parce que la pension ne vient pas, et une décision du juge reste valable. Ne pas la suivre peut être puni et vous nuire devant le juge. Le Child Maintenance Service peut recouvrer la pension (Collect and Pay). Si l’enfant est en danger, arrêtez et saisissez tout de suite le tribunal de la famille.',
  },
}
