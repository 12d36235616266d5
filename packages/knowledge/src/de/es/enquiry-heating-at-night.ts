/** Questions about heating that is turned off at night: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEATING_AT_NIGHT_ES: Words = {
  'de.ask-home.heating-at-night': {
    says: 'De noche se puede bajar, pero no apagar en la temporada de frío. Los jueces suelen pedir de 20 a 22 grados de día y unos 18 de noche. Mida con fecha, hora y testigo. Avise por escrito con un último día. Hasta que se arregle, el alquiler baja por ley.',
  },
}
