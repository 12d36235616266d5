/** The Spanish words of the rows in ../enquiry-lease-form.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_FORM_ES: Words = {
  'es.ask.spoken-lease': {
    says: 'Un contrato verbal también vale. Puede exigirlo por escrito, con los nombres, la vivienda, la renta y el tiempo. Si es su hogar, puede quedarse cinco años, siete con una empresa. Pague por transferencia y guarde los mensajes.',
  },
  'es.ask.sublet': {
    says: 'Solo una parte de la vivienda, y solo si el dueño lo acepta por escrito. La renta no puede ser mayor que la suya. Sin ese sí, el dueño puede pedir al juez que acabe el contrato.',
    dependsOn: 'si tiene el sí por escrito',
  },
}
