/** Questions about the right to stay: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_NL: Words = {
  'ch.ask.stay': {
    says: 'Doe nu iets. De tijd voor een beroep is vaak 30 dagen, en voor sommige uitzettingen maar vijf. Zij staat aan het einde van de brief. Vraag vandaag een gratis juridisch adviespunt (Rechtsberatungsstelle).',
  },
}
