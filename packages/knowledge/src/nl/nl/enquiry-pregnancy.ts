/** Questions about dismissal and pregnancy: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_WORDS: Words = {
  'nl.ask.pregnant': {
    says: 'Tijdens de zwangerschap en tot zes weken na het verlof mag de werkgever niet opzeggen. Een tijdelijk contract mag eindigen, maar niet omdat u zwanger bent: dat is discriminatie. Vraag de reden op papier en ga binnen twee maanden naar de rechter.',
  },
}
