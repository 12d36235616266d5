/** Questions about an entry in the debt register for a debt that was paid: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_ENTRY_ES: Words = {
  'ch.ask.paid-entry': {
    says: 'Pida por escrito al acreedor que retire el caso en la oficina de deudas: solo así nadie lo ve. Muchos lo hacen al cobrar, algunos por una pequeña suma; la ley no les obliga. Mande prueba de pago y un formulario listo. La solicitud tras tres meses solo sirve si pagó antes de recibir la orden y se opuso. Si no, se ve cinco años. Muestre el recibo al casero.',
  },
}
