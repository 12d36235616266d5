/** Questions of tenants whose landlord lost the home to foreclosure: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FORECLOSED_LANDLORD_ES: Words = {
  'us.fact.tenant-foreclosed': {
    says: 'No tiene que irse en unos días. Tras una ejecución hipotecaria (foreclosure), la ley federal da al inquilino real 90 días por escrito. Un contrato anterior casi siempre sigue hasta su fin; si el comprador se muda, valen los 90 días. No firme aún. Envíe contrato y pagos y pida prueba de propiedad. Guarde la renta. Conteste a la corte. Por el depósito, legal aid.',
  },
}
