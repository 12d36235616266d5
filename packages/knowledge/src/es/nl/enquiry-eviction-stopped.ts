/** Questions about stopping an eviction case by paying: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_STOPPED_NL: Words = {
  'es.ask.evict-pay-stops': {
    says: 'Meestal ja, één keer: betaal alle achterstand binnen de tien werkdagen op het papier en de zaak stopt (enervación). Niet als u dat al eens deed. Ook niet als de eigenaar minstens 30 dagen vooraf aantoonbaar aanmaande en u niet betaalde. Vraag binnen de eerste drie dagen een gratis advocaat, en de sociale dienst. Een decreet van oktober 2026 laat de overheid betalen voor mensen in nood: vraag of het nog geldt.',
    dependsOn: 'of het de eerste keer is en hoe men aanmaande',
  },
}
