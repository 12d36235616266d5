/** Questions about insults and lies online: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEFAMATION_WORDS: Words = {
  'it.ask.defamation': {
    says: 'Lo salvi con indirizzo e giorno, con testimoni. Chieda al sito di toglierlo. Faccia querela entro tre mesi da quando l’ha saputo. Può anche chiedere i danni in civile entro cinque anni.',
  },
}
