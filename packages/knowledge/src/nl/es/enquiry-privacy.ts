/** Questions about cameras and on what a boss may ask: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVACY_ES: Words = {
  'nl.ask.camera-neighbour': {
    says: 'Una cámara solo puede grabar lo necesario para proteger su casa. Su jardín o ventana es casi siempre demasiado. Pida por escrito, con un último día, que la giren o tapen la imagen. Después reclame a la Autoriteit Persoonsgegevens, pida mediación vecinal o vaya al juez.',
  },
  'nl.ask.reason-for-illness': {
    says: 'No. Su jefe no puede preguntar qué tiene ni por qué. Diga cuánto cree que faltará, dónde localizarle y qué trabajo espera. Solo el médico de empresa (bedrijfsarts) puede preguntar por su salud, y no puede contarlo.',
  },
}
