/** Letters on the right to stay: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_PERMIT_IT: Words = {
  'ch.stay.reality': {
    says: 'Un no non è la fine. Ma il tempo è breve e corre dalla lettera.',
  },
  'ch.stay.step-first': {
    says: 'Segni il giorno in cui è arrivata, tenga la busta e mostri oggi tutto a un avvocato. Non aspetti altri documenti.',
  },
  'ch.stay.right-short': {
    says: 'Contro una decisione sul soggiorno il termine è spesso di 30 giorni, a volte solo cinque. Legga la fine della lettera e cerchi subito consiglio gratuito.',
  },
  'ch.stay.right-fair': {
    says: 'L’ufficio deve considerare i suoi anni qui, la famiglia, il lavoro e la salute. Mandi le prove. Il termine per partire è di solito da 7 a 30 giorni, più lungo per motivi particolari.',
  },
}
