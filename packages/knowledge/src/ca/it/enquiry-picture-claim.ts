/** Questions about claims for the use of a picture: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_IT: Words = {
  'ca.ask.photo': {
    says: 'Non subito. Chieda di chi è la foto e come hanno calcolato la somma. Per un uso non commerciale un tribunale può ordinare da $100 a $5.000 per tutte le opere insieme. Tolga l’immagine.',
    dependsOn: 'come l’ha usata e se aveva il permesso',
  },
}
