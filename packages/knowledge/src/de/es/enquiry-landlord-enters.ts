/** The Spanish words of the rows in ../enquiry-landlord-enters.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_ENTERS_ES: Words = {
  'de.ask-home.landlord-enters': {
    says: 'El casero no puede entrar sin su permiso ni guardar una llave. Por una buena razón y con aviso, usted debe dejarle ver el piso.',
  },
}
