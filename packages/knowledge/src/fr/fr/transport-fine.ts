/** The French words of the rows in ../transport-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRANSPORT_FINE_FR: Words = {
  'fr.transport.right-three-months': {
    says: 'Vous avez trois mois dès le contrôle pour payer ou protester par écrit auprès du transporteur. La protestation va au ministère public.',
  },
  'fr.transport.reality': {
    says: 'Sans paiement ni protestation à temps, cela devient une amende forfaitaire majorée, recouvrée par le Trésor.',
  },
  'fr.transport.step-proof': {
    says: 'Abonnement valable ou machine en panne ? Envoyez la copie et expliquez, en recommandé, avant la fin des trois mois.',
  },
  'fr.transport.option-pay': {
    says: 'Payez le transporteur à temps et l’affaire est close.',
    title: 'Payer dans les trois mois',
    cost: 'L’indemnité et les frais de dossier.',
    time: 'Trois mois.',
    risk: 'Aucun.',
    bestFor: 'C’est exact.',
  },
}
