/** Questions about the camera of a neighbour: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOUR_CAMERA_DE: Words = {
  'fr.ask-home.neighbour-camera': {
    says: 'Eine Kamera darf nur das eigene Grundstück filmen, nicht Ihren Garten, Ihre Fenster oder die Straße. Verlangen Sie per Einschreiben, dass sie weggedreht wird. Machen Sie Fotos von der Richtung. Ändert sich nichts, versuchen Sie einen kostenlosen Schlichter. Sie können auch Anzeige erstatten: Jemanden an einem privaten Ort zu filmen ist strafbar. Ein Richter kann Abbau und Geld anordnen.',
  },
}
