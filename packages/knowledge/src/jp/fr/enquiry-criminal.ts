/** Questions about being heard by the police: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_FR: Words = {
  'jp.ask.police': {
    says: 'Vous n’êtes pas obligé de parler. Sans arrestation, vous pouvez refuser ou partir. Vous pouvez appeler un avocat à tout moment. Après une arrestation, la première visite de l’avocat de permanence (当番弁護士) est gratuite. Ne signez rien de faux.',
  },
}
