/** Questions about an energy contract made by phone and never asked for: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_NOT_ASKED_FOR_ES: Words = {
  'it.ask.energy-phone': {
    says: 'No. Desde el 19 de junio de 2026 es nulo el contrato de energía por una llamada comercial sin su permiso. Y un contrato por teléfono solo obliga cuando usted lo confirma por escrito o en soporte duradero. Lo que no pidió no lo paga. Reclame por escrito: no pedido, envíen la grabación, devuélvanme. Desista también: 14 días, doce meses más si no le informaron. Luego el Sportello de ARERA, gratis.',
  },
}
