/** Questions about the camera of a neighbour: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOUR_CAMERA_FR: Words = {
  'fr.ask-home.neighbour-camera': {
    says: 'La caméra d’un voisin ne peut filmer que chez lui, pas votre jardin, vos fenêtres ni la rue. Demandez par lettre recommandée de la détourner. Gardez des photos de son orientation. Si rien ne change, essayez un conciliateur, gratuit. Vous pouvez aussi porter plainte : filmer quelqu’un dans un lieu privé est un délit. Un juge peut ordonner le retrait et des dommages-intérêts.',
  },
}
