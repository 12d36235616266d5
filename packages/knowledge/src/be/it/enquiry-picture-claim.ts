/** Questions about a claim for a picture on a page: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_IT: Words = {
  'be.ask.picture-claim': {
    says: 'Salvi un’immagine della pagina, poi tolga la foto. Chieda la prova dei diritti e il calcolo della somma. Non offra più del prezzo di una licenza.',
  },
}
