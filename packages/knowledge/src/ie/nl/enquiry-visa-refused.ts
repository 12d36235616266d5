/** Questions about a refused visa: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_NL: Words = {
  'ie.ask.visa-refused': {
    says: 'Ga schriftelijk in beroep binnen twee maanden na de datum van de weigering. Het is gratis. Antwoord op elke reden en voeg nieuwe papieren toe: bewijs van de relatie, geld en woning. Lees de brief: die zegt waar het beroep heen moet en of het kan.',
  },
}
