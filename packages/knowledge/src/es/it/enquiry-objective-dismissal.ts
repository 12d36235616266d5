/** Questions about a dismissal for economic reasons: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OBJECTIVE_DISMISSAL_IT: Words = {
  'es.ask.dismissed-objective': {
    says: 'L’azienda deve dare una lettera con i fatti, 20 giorni di paga per anno insieme (massimo 12 mesi) e 15 giorni di preavviso o la paga. Firmi «no conforme». Se i motivi sono falsi, come assumere un altro al suo posto, è ingiusto: 33 giorni per anno o il posto. Ha 20 giorni lavorativi. Può prendere i soldi e chiedere lo stesso. Paro entro 15 giorni lavorativi.',
  },
}
