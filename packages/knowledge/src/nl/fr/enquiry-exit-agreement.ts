/** Questions about signing an agreement to end a job, and undoing it: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_FR: Words = {
  'nl.ask.undo': {
    says: 'Dans les 14 jours après la signature, vous pouvez vous rétracter par écrit, sans motif. C’est trois semaines si l’accord ne nomme pas ce droit. Écrivez « herroeping » à l’employeur aujourd’hui, par mail et en recommandé, et gardez la preuve. L’emploi continue alors. Pas deux fois en six mois. Ensuite, seule la preuve d’une menace ou d’une grave erreur aide : voyez vite un avocat ou un syndicat.',
  },
  'nl.ask.sign-settlement': {
    says: 'Vous n’êtes pas obligé de signer. Demandez du temps et l’offre par écrit. Pour la WW, il faut que l’employeur veuille la fin, sans faute de vous, avec le préavis. Après la signature, vous avez 14 jours pour revenir dessus, ou trois semaines si le papier ne le dit pas.',
  },
}
