/** Questions about one’s own solicitor: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOLICITOR_COMPLAINT_ES: Words = {
  'gb.ask-legal.solicitor-complaint': {
    says: 'Reclame primero por escrito al despacho; tiene ocho semanas. Pida una factura con los trabajos. Después el Legal Ombudsman es gratis: seis meses desde la respuesta final y un año desde el problema. Puede bajar la factura y dar dinero. Un juez también puede revisarla, mejor en un mes. La deshonestidad va a la SRA. Puede cambiar de abogado.',
  },
}
