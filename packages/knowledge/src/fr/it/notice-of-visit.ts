/** A notice that an officer called with a paper (avis de passage): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_OF_VISIT_WORDS: Words = {
  'fr.visit.reality': {
    says: 'L’atto vale come consegnato da quel giorno, anche se non lo ritira. Un termine può già correre.',
  },
  'fr.visit.step-fetch': {
    says: 'Ritiri l’atto nell’ufficio indicato, o mandi qualcuno con una delega firmata. Resta lì tre mesi.',
  },
  'fr.visit.step-date': {
    says: 'Tenga l’avviso e la busta: mostrano il giorno. Poi legga qui l’atto, per vedere che cosa chiede ed entro quando.',
  },
}
