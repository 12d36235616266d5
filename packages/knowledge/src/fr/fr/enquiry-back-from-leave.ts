/** The French words of the rows in ../enquiry-back-from-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BACK_FROM_LEAVE_WORDS: Words = {
  'fr.ask-work.back-from-maternity': {
    says: 'Après le congé, vous retrouvez votre poste, ou un poste similaire avec au moins le même salaire. Vous n’avez pas à accepter moins. Demandez votre poste par écrit. Vous avez droit à un entretien. Pendant dix semaines après le congé maternité, vous êtes protégée contre le licenciement, sauf faute grave ou motif étranger. Voyez l’inspection du travail, puis les prud’hommes.',
  },
}
