/** Questions about a bill for gas or power that looks far too high: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIGH_ENERGY_BILL_ES: Words = {
  'gb.ask-consumer.energy-bill-high': {
    says: 'Lea hoy el contador, haga una foto y envíela a la empresa: muchas facturas son estimadas. Pida otra, y compruebe el número del contador y la tarifa. No puede cobrar consumo de hace más de 12 meses que no facturó, salvo culpa suya. Pague lo que sabe que gasta. Si no lo arregla, reclame por escrito. A las ocho semanas, o con su respuesta final, el Energy Ombudsman es gratis.',
  },
}
