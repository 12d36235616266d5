/** The French words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_FR: Words = {
  'nz.limitation.contract': {
    says: 'Pour la plupart des dettes, ils ont six ans pour agir en justice. Après, vous pouvez dire au tribunal que c’est trop tard.',
    from: 'le jour où la dette devait être payée ou où vous avez arrêté de payer',
    restartedBy:
      'Ceci peut relancer ce temps : un paiement, ou un mot signé disant que vous la devez.',
  },
}
