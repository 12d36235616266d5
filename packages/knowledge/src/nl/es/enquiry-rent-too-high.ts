/** The Spanish words of the rows in ../enquiry-rent-too-high.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_TOO_HIGH_ES: Words = {
  'nl.ask.rent-too-high': {
    says: 'Cuente los puntos con la prueba de la Huurcommissie. En los seis primeros meses puede hacer revisar la primera renta. Después, con pocos puntos, pida por escrito una renta menor. Si le dicen no, vaya a la Huurcommissie.',
  },
}
