/** Questions about a neighbour’s camera: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOUR_CAMERA_ES: Words = {
  'gb.ask-neighbour.camera': {
    says: 'Una cámara solo a su casa está permitida. Si capta su jardín, ventanas o la calle, vale la ley de datos: buena razón, cartel, sus imágenes en un mes y casi siempre borrarlas si lo pide. Pida primero que la giren o tapen. Después queja a la ICO. Si es para acosarle, 101; un juez puede pararlo.',
  },
}
