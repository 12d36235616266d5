/** Letters on the right to stay: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_PERMIT_IT: Words = {
  'be.stay.reality': {
    says: 'Un no non è la fine. Ma il tempo è breve e corre dalla lettera.',
  },
  'be.stay.step-first': {
    says: 'Segni il giorno in cui è arrivata, tenga la busta e mostri oggi tutto a un avvocato. Non aspetti altri documenti.',
  },
  'be.stay.right-short': {
    says: 'Contro un rifiuto del soggiorno ha di solito solo 30 giorni per il tribunale (CCE, RvV). A volte 10 giorni o meno. Cerchi subito un avvocato gratuito.',
  },
}
