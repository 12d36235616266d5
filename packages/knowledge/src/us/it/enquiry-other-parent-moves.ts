/** Questions of a parent whose child the other parent wants to move far away: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OTHER_PARENT_MOVES_IT: Words = {
  'us.fact.texas-child-moves': {
    says: 'Legga oggi il provvedimento. In Texas quasi tutti limitano la casa del figlio a una contea e alle vicine. Allora non si sposta senza il Suo sì o quello del giudice. Senza limite servono di solito 60 giorni di avviso scritto. Dica no per iscritto. Ricorra subito al tribunale e chieda un ordine provvisorio perché il figlio resti. Dopo è più difficile.',
    dependsOn: 'se il provvedimento limita dove vive il figlio',
  },
  'us.fact.ex-moves-child': {
    says: 'Legga oggi il provvedimento. Chi vuole andare lontano con il figlio deve di solito avvisare prima per iscritto, spesso 30-60 giorni. Poi serve il Suo sì o quello del giudice. Dica no per iscritto. Ricorra subito al tribunale del provvedimento e chieda un ordine rapido perché il figlio resti. Dopo il ritorno è più difficile. Senza provvedimento: chieda subito l’affidamento.',
    dependsOn: 'che cosa dice il provvedimento e il Suo Stato',
  },
}
