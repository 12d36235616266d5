/** Questions about a bank that blames its customer for a fraud: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_BLAMES_FR: Words = {
  'it.ask.bank-blames': {
    says: 'Ce n’est pas fini. La banque doit rendre ce que vous n’avez pas autorisé, et prouver l’authentification forte et votre faute grave. Un message dans le vrai fil de la banque ou un virement instantané inhabituel plaide pour vous. Réclamez par écrit : réponse en 15 jours ouvrables. Puis l’ABF en ligne pour 20 €, dans les douze mois. Il rend souvent tout ou partie. Enfin le juge.',
  },
}
