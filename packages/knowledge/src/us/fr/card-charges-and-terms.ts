/** The French words of the rows in ../card-charges-and-terms.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARD_CHARGES_AND_TERMS_FR: Words = {
  'us.card.right-dispute': {
    says: 'Vous pouvez contester un débit de carte par écrit dans les 60 jours après le relevé. Vous n’êtes pas obligé de payer cette partie pendant qu’ils vérifient.',
  },
  'us.card.right-terms': {
    says: 'La société de votre carte doit le plus souvent écrire 45 jours avant d’augmenter le taux ou d’ajouter des frais. L’ancien solde garde le plus souvent l’ancien taux.',
  },
  'us.life.want-rate': {
    says: 'La société de votre carte vous dit de nouvelles conditions et à partir de quel jour elles comptent.',
  },
  'us.life.step-rate': {
    says: 'Cherchez le droit de refuser et sa date. Comparez d’autres cartes avant d’utiliser encore celle-ci.',
  },
  'us.life.option-rate': {
    says: 'Refusez le changement par écrit au plus tard à la date indiquée. Le plus souvent, le compte ferme et vous remboursez l’ancien solde à l’ancien taux.',
    title: 'Refuser les nouvelles conditions',
    cost: 'Gratuit',
    time: 'Au plus tard à la date indiquée dans la lettre',
    risk: 'Vous pouvez perdre l’usage de la carte.',
    bestFor: 'Les nouvelles conditions sont bien moins bonnes.',
  },
}
