/** Questions about the list for a home from the council: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_LIST_ES: Words = {
  'ie.ask.housing-list': {
    says: 'Pídalo al ayuntamiento (council) con el formulario y todos los papeles. Casi siempre debe decidir en 12 semanas. Si pide más, usted tiene cuatro semanas. Si dice que no, recurra allí por escrito. Después el Ombudsman es gratis. En la lista puede pedir HAP para alquilar a un casero. Si rechaza dos ofertas en un año, puede perder su puesto un tiempo.',
  },
}
