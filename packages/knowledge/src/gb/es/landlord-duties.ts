/** Duties of a landlord: a home that is fit, registration and deposits. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LANDLORD_DUTIES_ES: Words = {
  'gb.home.scotland-register': {
    says: 'Un casero privado debe estar en el registro del ayuntamiento. Alquilar sin ello es delito, y el ayuntamiento puede ordenar que no se deba renta. Avísele.',
  },
  'gb.home.right-fit': {
    says: 'Una vivienda alquilada debe ser habitable, sin humedad grave, frío ni peligro. Un tribunal puede ordenar las obras y darle dinero.',
  },
  'gb.home.right-council-looks': {
    says: 'El ayuntamiento puede inspeccionar una vivienda alquilada y ordenar al casero que la haga segura. Para sus propias viviendas, use su vía de quejas y el Housing Ombudsman.',
  },
  'gb.home.right-own-case': {
    says: 'Si una vivienda daña su salud, puede pedir a los magistrates que ordenen las obras. Avise al casero por escrito 21 días antes.',
  },
  'gb.ni-deposit.right': {
    says: 'El casero debe poner la fianza en un organismo (scheme) en 28 días y decírselo en 35. Si no, avise al ayuntamiento, que puede multarle. El organismo resuelve disputas gratis.',
  },
  'gb.wales-home.right-fit': {
    says: 'Una casa en Gales debe ser habitable, con alarmas de humo y la instalación revisada en los últimos cinco años. Avise de los fallos por escrito, también al ayuntamiento, y siga pagando la renta.',
  },
}
