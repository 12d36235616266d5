/** The French words of the rows in ../enquiry-fees-and-wear.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEES_AND_WEAR_FR: Words = {
  'us.state.nc.ask-late-fee': {
    says: 'En Caroline du Nord, les frais de retard sur un loyer mensuel sont de 5 % au plus, ou 15 dollars si c’est plus. Ils ne comptent que s’ils sont convenus et après cinq jours de retard ou plus. Une seule fois par paiement en retard, jamais par jour. On ne peut les prendre sur le loyer suivant pour le rendre incomplet. Écrivez-le avec preuves et allez à toute audience.',
  },
  'us.fact.late-fee': {
    says: 'Des frais de retard ne comptent que si le bail les prévoit, et pas au-delà. Beaucoup d’États les plafonnent aussi, souvent à 5 à 10 % du loyer, et certains donnent des jours de grâce. Payez le loyer lui-même. Contestez le reste par écrit en citant la ligne du bail. Dans certains États, le loyer ne peut d’abord couvrir des frais.',
  },
  'us.fact.deposit-wear': {
    says: 'On ne peut pas facturer l’usure normale, comme une peinture passée ou un tapis usé par les ans. Pour un vrai dégât, seul ce que valait encore la chose compte : un tapis dure huit à dix ans. Demandez par écrit reçus et dates, envoyez vos photos, contestez chaque ligne. Puis la small claims court.',
  },
  'us.fact.lien-after-paying': {
    says: 'Dans beaucoup d’États, un artisan ou fournisseur impayé peut grever votre maison (lien) même si vous avez payé l’entrepreneur. Mais avis et dépôt ont des délais stricts, et certains États protègent qui a payé. Demandez papiers et dates, envoyez les preuves. Exigez que l’entrepreneur le lève. Voyez un avocat avant de payer deux fois.',
    dependsOn: 'votre État et les dates du lien',
  },
  'us.fact.broker-fee-new-york-city': {
    says: 'À New York (ville), celui qui a engagé l’agent (broker) le paie, depuis le 11 juin 2025. Si c’est le propriétaire, ou si l’agent a publié l’annonce pour lui, vous ne devez rien. Avant de signer, on doit vous donner une liste de tous les frais. Déjà payé ? Demandez le remboursement par écrit, plaignez-vous au 311 ou sur nyc.gov/consumers ; vous pouvez aussi saisir un juge.',
  },
}
