/** Questions about a demand for money for a picture on a website: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_IT: Words = {
  'gb.ask-picture.used-one': {
    says: "Tolga l'immagine, ma non paghi subito. Chieda la prova che è loro e il prezzo di una licenza normale. Quel prezzo è la misura abituale; di più si deve solo per una condotta grave. Poi offra per iscritto una somma equa.",
  },
}
