/** Questions about an accident at work that the insurer does not accept: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_ACCIDENT_FR: Words = {
  'be.ask.work-accident': {
    says: 'Répondez par écrit et demandez les motifs. Un événement soudain pendant le travail, avec une lésion, est présumé accident du travail : montrez l’événement et la lésion, avec témoins et certificat. Demandez à Fedris d’examiner, c’est gratuit. Prévenez la mutuelle : elle paie entre-temps. Vous avez trois ans pour le tribunal du travail, sans frais. Voyez votre syndicat.',
  },
}
