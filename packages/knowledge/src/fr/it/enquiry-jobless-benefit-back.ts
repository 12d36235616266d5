/** Questions about jobless benefits that France Travail claims back: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBLESS_BENEFIT_BACK_IT: Words = {
  'fr.ask-debt.jobless-benefit-back': {
    says: 'Ha due mesi per contestare per iscritto (recours gracieux) a France Travail. Mostri le buste paga e ciò che ha dichiarato. Mentre contesta di solito non possono trattenere nulla, salvo accusa di frode. La somma è giusta? Chieda rate o un condono: un ritardo non è frode. Il mediatore è gratuito. Se arriva una contrainte, ha solo 15 giorni.',
  },
}
