/** Questions in New York about a higher rent or an order to leave without a lease: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_YORK_NOTICE_ES: Words = {
  'us.state.ny.ask-rise-or-leave': {
    says: 'Pedirlo no basta. En Nueva York el casero debe avisar por escrito: 30 días antes si lleva menos de un año, 60 días hasta dos años, 90 después. Lo mismo vale para una subida del 5% o más. Hasta entonces puede quedarse con la renta de antes. Después solo un juez puede sacarle. Si está enfermo o tiene una discapacidad, pida más tiempo por escrito. En la ciudad de Nueva York y algunos pueblos muchos necesitan además una buena razón.',
  },
}
