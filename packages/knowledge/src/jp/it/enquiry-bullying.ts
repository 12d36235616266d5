/** Questions about bullying at work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_IT: Words = {
  'jp.ask.bullying': {
    says: 'Scriva ogni giorno, le parole e chi c’era. Lo dica per iscritto allo sportello della ditta: deve esaminarlo e non può punirla. Se non fa nulla, vada allo sportello lavoro gratuito (総合労働相談コーナー).',
  },
}
