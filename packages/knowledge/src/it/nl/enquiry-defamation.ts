/** Questions about insults and lies online: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEFAMATION_WORDS: Words = {
  'it.ask.defamation': {
    says: 'Bewaar het met adres, dag en getuigen. Vraag het weg te halen. Doe binnen drie maanden na weten aangifte (querela). Bij de burgerlijke rechter hebt u vijf jaar voor geld.',
  },
}
