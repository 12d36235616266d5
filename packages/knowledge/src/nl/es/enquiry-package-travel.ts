/** Questions about cancelling a package trip: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_TRAVEL_ES: Words = {
  'nl.ask.travel-ill': {
    says: 'Siempre puede cancelar un viaje combinado, pero la empresa puede cobrar un gasto justo. La enfermedad sola no lo hace gratis. Mire antes su seguro de cancelación y avise el mismo día, con un médico. O ceda el viaje hasta siete días antes, por el coste real.',
    dependsOn: 'su seguro y las condiciones del viaje',
  },
}
