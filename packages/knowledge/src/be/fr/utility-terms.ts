/** The law on cut-offs and phone contracts, where a letter names them: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_TERMS_FR: Words = {
  'be.utility.right-who-decides': {
    says: 'Votre fournisseur ne peut pas couper seul le courant ou le gaz. En Flandre, une commission (LAC) doit être d’accord, à Bruxelles un juge. Allez-y et expliquez-vous.',
  },
  'be.utility.right-end-phone': {
    says: 'Vous pouvez mettre fin à un contrat de téléphone ou d’internet à tout moment. Après six mois, aucun frais, sauf le reste du prix d’un appareil.',
  },
}
