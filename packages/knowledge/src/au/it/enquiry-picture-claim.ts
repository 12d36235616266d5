/** Questions about claims for the use of a picture: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_IT: Words = {
  'au.ask.photo': {
    says: 'Non subito. Chieda di chi è e come è fatta la somma. Una somma giusta è di solito il normale prezzo della licenza. Tolga la foto.',
    dependsOn: 'come l’ha usata e se aveva il permesso',
  },
}
