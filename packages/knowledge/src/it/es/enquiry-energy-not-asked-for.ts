/** Questions about an energy contract made by phone and never asked for: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_NOT_ASKED_FOR_ES: Words = {
  'it.ask.energy-phone': {
    says: 'No. Desde el 19 de junio de 2026 es nulo el contrato de energía por una llamada comercial sin su permiso. Y un contrato por teléfono solo obliga cuando usted lo confirma por escrito o en soporte duradero. Lo que no pidió no lo paga. Reclame por escrito: no pedido, envíen la grabación, devuélvanme. Desista también: 14 días, doce meses más si no le informaron. Luego el Sportello de ARERA, gratis.',
  },
  'it.ask.bill-too-high': {
    says: 'Envíe ya una reclamación escrita al proveedor (formulario de la web, correo o PEC) con una foto del contador. Debe responder con razones en 30 días; si no, paga una indemnización. Si la factura pasa de una vez y media la media, no puede cortar antes de responder. Vale por encima de 50 € y si escribe como mucho diez días después del vencimiento. Pague la parte correcta. Luego está la conciliación gratis de ARERA. El consumo de hace más de dos años casi nunca se debe.',
  },
}
