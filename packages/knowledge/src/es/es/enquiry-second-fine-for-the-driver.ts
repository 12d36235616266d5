/** Questions about a fine for not naming the driver: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SECOND_FINE_FOR_THE_DRIVER_ES: Words = {
  'es.ask.driver-not-named': {
    says: 'No identificar al conductor es una multa propia: el doble de la primera si era leve, el triple si era grave o muy grave. No quita puntos. Tiene 20 días naturales para alegar. Hágalo si la primera carta nunca le llegó, o si sí identificó al conductor: con la prueba. También si demuestra que no podía saber quién conducía.',
  },
}
