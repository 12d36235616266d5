/** Questions about neighbours: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_IT: Words = {
  'ch.ask.neighbour': {
    says: 'Un vicino non può disturbare troppo con rumore, odori o fumo. Parli, tenga un diario e avvisi il locatore. La conciliazione può aiutare.',
  },
}
