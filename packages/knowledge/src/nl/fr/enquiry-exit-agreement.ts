/** Questions about signing an agreement to end a job, and undoing it: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_FR: Words = {
  'nl.ask.undo': {
    says: 'Pendant 14 jours après la signature, par écrit et sans motif. C’est trois semaines si le papier ne le dit pas.',
  },
  'nl.ask.sign-settlement': {
    says: 'Vous n’êtes pas obligé de signer. Demandez du temps et l’offre par écrit. Pour la WW, il faut que l’employeur veuille la fin, sans faute de vous, avec le préavis. Après la signature, vous avez 14 jours pour revenir dessus.',
  },
}
