/** Questions about a claim for a picture on a page: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_IT: Words = {
  'nl.ask.picture-claim': {
    says: 'Salvi un’immagine della pagina, poi tolga la foto. Chieda la prova che è loro e come nasce la somma. Non offra più di quanto costerebbe una licenza.',
  },
}
