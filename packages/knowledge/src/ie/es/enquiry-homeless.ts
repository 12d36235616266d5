/** Questions about help from the council without a home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_ES: Words = {
  'ie.ask.homeless': {
    says: 'Vaya ya a la sección de personas sin hogar (homeless section) de su ayuntamiento, no espere al último día. Lleve el aviso, números PPS e ingresos. Decide si está sin hogar y puede dar alojamiento de urgencia o pagar fianza y primera renta (Homeless HAP). No se vaya antes de revisar el aviso: Threshold 1800 454 454. Esta noche en Dublín: 1800 707 707.',
  },
}
