/** The Spanish words of the rows in ../enquiry-landlord-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_DUTIES_ES: Words = {
  'it.ask.landlord-enters': {
    says: 'No. El casero solo puede entrar con su sí. Acuerden un día para visitas y reparaciones.',
  },
  'it.ask.repairs': {
    says: 'Escriba por carta certificada o PEC, con fotos. Salvo las pequeñas, las reparaciones son del propietario. Si es urgente, avísele, hágalo y pida el dinero. Si la casa sirve mucho menos, pida un alquiler más bajo o acabe el contrato.',
  },
}
