/** Questions about a fall or another injury: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY_WORDS: Words = {
  'ca.ask.slip-on': {
    says: 'Tras una caída en nieve o hielo, escriba al dueño en 60 días y a una ciudad en 10. Casi siempre tiene dos años para demandar. Vaya al médico y haga fotos.',
  },
}
