/** Questions about claims for the use of a picture: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_IT: Words = {
  'ie.ask.photo': {
    says: 'Non subito. Chieda di chi è e come si arriva alla somma. Il giusto è per lo più il prezzo normale della licenza. Tolga la foto e ne tenga una copia.',
    dependsOn: 'da come l’ha usata e se aveva il permesso',
  },
}
