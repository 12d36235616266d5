/** Questions about a neighbour’s camera: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOUR_CAMERA_FR: Words = {
  'gb.ask-neighbour.camera': {
    says: 'Une caméra sur leur seule maison est permise. Si elle filme votre jardin, vos fenêtres ou la rue, la loi sur les données vaut : bonne raison, panneau, vos images sous un mois, effacement sur demande le plus souvent. Demandez d’abord de la tourner ou masquer. Puis plainte à l’ICO. Si c’est pour harceler, 101 ; un juge peut y mettre fin.',
  },
}
