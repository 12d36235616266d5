/** Questions about claims for the use of a picture: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_IT: Words = {
  'nz.ask.photo': {
    says: 'Non subito. Chieda di chi è e come è stata calcolata la somma. Una somma giusta di solito è il normale prezzo della licenza. Tolga la foto.',
    dependsOn: 'come l’ha usata e se aveva il permesso',
  },
}
