/** The Spanish words of the rows in ../enquiry-landlord-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_DUTIES_ES: Words = {
  'it.ask.landlord-enters': {
    says: 'No. El casero solo puede entrar con su sí. Acuerden un día para visitas y reparaciones.',
  },
  'it.ask.repairs': {
    says: 'Escriba por carta certificada (raccomandata) o e-mail certificado (PEC), con fotos. Todas las reparaciones menos las pequeñas son del casero. Si es urgente, puede hacerlo y pedir el dinero, tras avisar al casero.',
  },
}
