/** The French words of the rows in ../enquiry-not-ordered.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOT_ORDERED_FR: Words = {
  'es.ask.not-ordered': {
    says: 'Vous ne devez rien pour ce que vous n’avez pas commandé : le silence n’est pas un oui. Écrivez que vous n’avez jamais accepté et demandez l’argent. Dites à la banque que vous n’avez rien autorisé.',
  },
}
