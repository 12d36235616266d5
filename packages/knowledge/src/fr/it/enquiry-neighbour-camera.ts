/** Questions about the camera of a neighbour: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOUR_CAMERA_IT: Words = {
  'fr.ask-home.neighbour-camera': {
    says: 'La telecamera di un vicino può filmare solo casa sua, non il suo giardino, le finestre o la strada. Chieda per raccomandata di girarla. Tenga foto di dove punta. Se nulla cambia, provi un conciliatore gratuito. Può anche denunciare: filmare qualcuno in un luogo privato è reato. Un giudice può ordinare di toglierla e i danni.',
  },
}
