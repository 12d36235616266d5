/** Questions about a landlord who does not confirm that a person moved in: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REGISTRATION_PAPER_ES: Words = {
  'de.ask-home.registration-paper': {
    says: 'Pida el papel (Wohnungsgeberbestätigung) por escrito con fecha: quien le da la vivienda debe darlo en dos semanas desde la entrada. Vale también en subarriendo; firma el inquilino principal. Si no llega, vaya igual a tiempo a la oficina con el contrato y dígalo. La oficina puede exigirlo y multar hasta 1.000 €. Debe registrarse en dos semanas. Nadie puede prohibirlo.',
  },
}
