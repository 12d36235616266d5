/** Questions about a parent who moves away with the child: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVE_WITH_CHILD_IT: Words = {
  'it.ask.move-child': {
    says: 'Dove vive un figlio lo decidono i due genitori, o il giudice. Chi cambia casa deve comunicarlo entro 30 giorni, ma non può portare il bambino lontano senza un sì scritto o del giudice. Scriva subito che non è d’accordo, per raccomandata o PEC. Chieda al tribunale di decidere con urgenza: guarda il bene del bambino. Con reddito basso l’avvocato è gratuito.',
  },
}
