/** How much is paid for a child of parents who live apart: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_SUPPORT_AMOUNT_IT: Words = {
  'jp.ask.child-support-how-much': {
    says: 'Decidete voi due; la tabella dei tribunali (算定表) dà la fascia più usata. Va per il reddito annuo di entrambi e il numero e l’età dei figli. È gratis sul sito dei tribunali. Metti l’accordo per iscritto, meglio dal notaio (公正証書). Nessun accordo? Chiedi la mediazione (調停) al tribunale della famiglia; se fallisce decide il giudice. Chiedi presto: di solito conta da quando chiedi.',
  },
}
