/** Questions about a refused visa: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_FR: Words = {
  'ie.ask.visa-refused': {
    says: "Faites appel par écrit dans les deux mois de la date du refus. C'est gratuit. Répondez à chaque motif et ajoutez de nouveaux papiers : preuve de la relation, argent et logement. Lisez la lettre : elle dit où envoyer l'appel, et si vous le pouvez.",
  },
}
