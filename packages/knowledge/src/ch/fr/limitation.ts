/** How long a claim can be brought for (Verjährung): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'ch.limitation.five': {
    says: 'Loyers, salaires, médecins, artisans et autres sommes périodiques se prescrivent par cinq ans.',
    from: 'le jour où la somme est devenue exigible',
    restartedBy:
      'Un paiement, une reconnaissance de la dette ou une poursuite fait repartir le délai.',
  },
  'ch.limitation.ten': {
    says: 'La plupart des autres dettes se prescrivent par dix ans, certaines par cinq. Vous devez le dire vous-même.',
    from: 'le jour où la somme est devenue exigible',
    restartedBy:
      'Un paiement, une reconnaissance de la dette ou une poursuite fait repartir le délai.',
  },
  'ch.limitation.loss': {
    says: 'Un acte de défaut de biens se prescrit vingt ans après son établissement.',
  },
}
