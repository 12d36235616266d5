/** Questions about the camera of a neighbour: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOUR_CAMERA_ES: Words = {
  'fr.ask-home.neighbour-camera': {
    says: 'La cámara de un vecino solo puede grabar lo suyo, no su jardín, sus ventanas ni la calle. Pida por carta certificada que la gire. Guarde fotos de hacia dónde apunta. Si nada cambia, pruebe un conciliador gratuito. También puede denunciar: grabar a alguien en un lugar privado es delito. Un juez puede ordenar quitarla y dar daños.',
  },
}
