/** Questions about insults and lies online: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEFAMATION_IT: Words = {
  'es.ask.defamation': {
    says: 'Lo salvi con indirizzo e giorno, meglio dal notaio. Chieda al sito di toglierlo. In civile può chiedere denaro entro quattro anni. Per ingiuria grave o calunnia la querella ha un anno. Serve un avvocato e, prima, un tentativo di conciliazione.',
  },
}
