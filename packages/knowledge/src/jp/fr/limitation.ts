/** The French words of Japan: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_FR: Words = {
  'jp.limitation.five': {
    says: 'La plupart des demandes sont trop anciennes après cinq ans. Vous devez le dire. Les dettes d’avant avril 2020 suivent des règles plus anciennes.',
    from: 'le jour où la somme était due',
    restartedBy:
      'Un paiement ou un oui à la dette fait repartir les cinq ans. Un jugement les porte à dix.',
  },
  'jp.limitation.judgment': {
    says: 'Après un jugement, le délai est le plus souvent de dix ans.',
  },
}
