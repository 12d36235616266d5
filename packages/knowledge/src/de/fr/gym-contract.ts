/** The French words of the rows in ../gym-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GYM_CONTRACT_FR: Words = {
  'de.gym.right-good-cause': {
    says: 'Une maladie durable qui empêche l’entraînement peut mettre fin au contrat tout de suite. Envoyez un certificat. Un déménagement ne suffit en général pas.',
  },
  'de.gym.right-renewal': {
    says: 'Un contrat conclu depuis mars 2022 vous lie deux ans au plus. Ensuite, vous pouvez partir avec un mois de préavis.',
  },
}
