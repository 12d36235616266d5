/** The Spanish words of the rows in ../enquiry-tax-appeal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_APPEAL_ES: Words = {
  'it.ask.tax-appeal': {
    says: 'Tiene 60 días desde que lo recibe para recurrir ante el tribunal tributario. Hasta 3.000 € no necesita abogado. También puede pedir a la oficina que lo corrija (autotutela), pero eso no para los 60 días. Pida al juez que suspenda el pago si le hace mucho daño.',
  },
}
