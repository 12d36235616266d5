/** Questions about maintenance for a grown-up child: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ADULT_CHILD_IT: Words = {
  'it.ask.adult-child-support': {
    says: 'Il mantenimento non finisce a 18 anni. Continua finché il figlio studia o cerca davvero lavoro, e finisce quando vive del suo lavoro. Ma non smetta da solo: il provvedimento vale finché un giudice non lo cambia, e gli arretrati si pignorano. Chieda al tribunale di toglierlo o ridurlo, con prova del lavoro. Di solito vale dalla domanda. Se siete d’accordo, bastano gli avvocati (negoziazione assistita).',
    dependsOn: 'se il figlio si mantiene da solo',
  },
}
