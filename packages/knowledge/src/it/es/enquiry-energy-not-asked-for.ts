/** Questions about an energy contract made by phone and never asked for: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_NOT_ASKED_FOR_ES: Words = {
  'it.ask.energy-phone': {
    says: 'No. Un contrato por teléfono solo obliga cuando usted lo confirma por escrito o en soporte duradero. Lo que no pidió no tiene que pagarlo. Reclame por escrito al nuevo proveedor: contrato no pedido, envíe la grabación, devuélvame al anterior. Desista también: 14 días, doce meses más si no le informaron. Mientras tanto impugne cualquier corte; luego el Sportello de ARERA, gratis.',
  },
}
