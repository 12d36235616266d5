/** The French words of the Netherlands: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_FR: Words = {
  'nl.limitation.goods': {
    says: 'Une société qui vous a vendu des biens a deux ans pour réclamer le prix.',
    from: 'le lendemain du jour où le prix devait être payé',
    restartedBy: 'Un rappel écrit, ou un oui à la dette, peut faire repartir le délai.',
  },
  'nl.limitation.general': {
    says: 'La plupart des dettes de contrat sont trop anciennes après cinq ans. Vous devez le dire vous-même.',
    from: 'le lendemain du jour où la dette devait être payée',
    restartedBy: 'Un rappel écrit, ou un oui à la dette, peut faire repartir le délai.',
  },
  'nl.limitation.judgment': {
    says: 'Un jugement peut le plus souvent être exécuté pendant vingt ans. Pour les sommes par mois et les intérêts, c’est cinq.',
  },
}
