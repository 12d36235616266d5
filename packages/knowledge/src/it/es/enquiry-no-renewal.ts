/** Questions about a landlord who does not renew at the end of the first term: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_RENEWAL_ES: Words = {
  'it.ask.no-renewal-first-term': {
    says: 'Al acabar los primeros cuatro años (tres en un 3+2), el dueño solo puede negar la renovación por un motivo legal: uso propio o de su familia, venta sin otra vivienda, grandes obras. La carta debe decirlo y llegar seis meses antes. «Otras necesidades» no basta: el contrato sigue. Conteste por certificado, siga pagando y no firme una salida anticipada. Si en doce meses no cumple el motivo, reclame 36 mensualidades.',
  },
}
