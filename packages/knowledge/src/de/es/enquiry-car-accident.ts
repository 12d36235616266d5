/** The Spanish words of the rows in ../enquiry-car-accident.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_ACCIDENT_ES: Words = {
  'de.ask-buy.car-accident': {
    says: 'Puede reclamar directamente al seguro contrario. En tres meses debe hacer una oferta o dar motivos. Si no tuvo culpa, elija su perito y su abogado; por regla los paga el seguro. Reúna fotos y testigos. No firme un acuerdo rápido.',
  },
}
