/** Questions about an insurer that pays nothing because of gross carelessness: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GROSS_NEGLIGENCE_IT: Words = {
  'ch.ask.gross-negligence': {
    says: 'No, per colpa grave di solito può solo ridurre, secondo la Sua colpa. Per colpa lieve deve pagare tutto. Deve provare la colpa. Scriva che non è d’accordo, chieda la clausola e il calcolo e mandi prove. Alcune polizze vi rinunciano: legga la Sua. Poi l’ombudsman è gratis. Si prescrive in cinque anni.',
  },
}
