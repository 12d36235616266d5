/** Rights after a court judgment: to cancel it, change it or have it taken off the register. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_RIGHTS_FR: Words = {
  'gb.judgment.right-set-aside-must': {
    says: 'Le tribunal doit annuler une décision par défaut (default judgment) rendue trop tôt, ou après votre réponse à temps. C’est pareil si vous aviez déjà tout payé.',
  },
  'gb.judgment.right-set-aside-may': {
    says: 'Le tribunal peut l’annuler si vous avez une vraie chance de gagner, ou s’il y a une autre bonne raison. Vous devez demander vite.',
  },
  'gb.judgment.right-vary': {
    says: 'Vous pouvez demander à changer ce que vous payez chaque mois. Le tribunal regarde vos revenus et vos dépenses.',
  },
  'gb.judgment.right-off-register': {
    says: 'Si vous payez tout dans le mois, vous avez le droit de la faire retirer du registre public.',
  },
  'gb.judgment.right-wages': {
    says: 'S’ils demandent de l’argent sur votre salaire, le tribunal doit vous laisser assez pour vivre. Vous pouvez d’abord envoyer votre budget.',
  },
  'gb.judgment.right-time-order': {
    says: 'Pour les dettes de crédit, parlez du délai (time order) à un conseiller. Le tribunal peut changer les paiements et parfois les intérêts.',
  },
}
