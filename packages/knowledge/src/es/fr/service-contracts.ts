/** The French words of Spain: service contracts. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CONTRACTS_FR: Words = {
  'es.energy.right-leave': {
    says: 'Vous pouvez quitter un contrat d’électricité du logement à tout moment sans pénalité. La première année d’un prix fixe, c’est au plus 5 % de l’énergie restante.',
  },
  'es.energy.right-essential': {
    says: 'Un compteur peut être déclaré essentiel et n’est alors pas coupé. Cela vaut pour un appareil vital et pour des familles suivies par les services sociaux.',
  },
  'es.energy.reconnect': {
    says: 'Une fois payé, l’électricité du logement doit revenir en 24 heures.',
  },
  'es.phone.right-change': {
    says: 'Si l’opérateur change votre contrat, il doit vous prévenir un mois avant. Vous pouvez alors partir sans pénalité.',
  },
  'es.insurance.right-questions': {
    says: 'Vous ne deviez répondre qu’aux questions de l’assureur. Il n’est libéré que si vous avez caché quelque chose exprès ou par faute lourde.',
  },
  'es.insurance.right-crash-offer': {
    says: 'Après un accident, l’assureur adverse a trois mois pour une offre ou un refus motivé. Vous pouvez agir directement contre lui, en un an.',
  },
  'es.flight.right-money': {
    says: 'Pour un vol de plus de trois heures de retard ou annulé tard, vous avez 250 à 600 €, sauf cause extérieure inévitable.',
  },
  'es.flight.right-care': {
    says: 'Pendant l’attente, on vous doit des repas et, la nuit, un hôtel. Après une annulation, vous choisissez : remboursement ou autre vol.',
  },
  'es.phone.right-stay': {
    says: 'La pénalité de départ doit baisser avec le temps restant. Demandez l’engagement signé et le calcul, et plainte gratuite au bureau public.',
  },
  'es.bill.right-false-link': {
    says: 'Est-ce arrivé par SMS ou e-mail ? N’ouvrez pas le lien. Regardez dans l’application de la société. Les fausses factures sont un délit (estafa).',
  },
  'es.bill.right-false-refund': {
    says: 'Si vous avez donné vos données de carte sur une fausse page, prévenez tout de suite votre banque. Elle doit rendre les paiements que vous n’avez pas autorisés.',
  },
}
