/** Questions about cover that an insurer ends after a claim: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURER_CANCELS_FR: Words = {
  'de.ask-insure.cancelled-after-claim': {
    says: 'Oui, après un sinistre, chacun peut résilier une assurance de biens ou de responsabilité dans le mois après la fin des discussions. L’assureur doit donner un mois et rendre les primes pour la suite. Trouvez vite une autre assurance. Demandez à résilier vous-même : c’est mieux vu ailleurs.',
  },
}
