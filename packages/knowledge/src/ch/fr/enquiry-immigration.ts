/** Questions about the right to stay: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_FR: Words = {
  'ch.ask.stay': {
    says: 'Agissez vite. Le délai de recours est souvent de 30 jours, et de cinq pour certains renvois. Il figure à la fin de la lettre. Voyez aujourd’hui un service juridique gratuit.',
  },
}
