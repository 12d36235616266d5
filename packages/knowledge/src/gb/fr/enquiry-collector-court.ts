/** Whether a debt collector can go to court, asked without any detail: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_COURT_FR: Words = {
  'gb.ask-debt.collector-court': {
    says: 'Oui, mais pas tout de suite. Celui à qui la dette appartient peut saisir la County Court. Il doit d’abord envoyer une lettre de réclamation (letter of claim) avec un formulaire de réponse et vous laisser 30 jours. Une agence qui agit seulement pour lui doit le plus souvent lui rendre le dossier. Si une demande (claim form) arrive, répondez à temps : un juge décide alors.',
  },
}
