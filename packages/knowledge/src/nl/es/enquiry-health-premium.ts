/** The Spanish words of the rows in ../enquiry-health-premium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_PREMIUM_ES: Words = {
  'nl.ask.health-arrears': {
    says: 'Sigue asegurado para la atención básica. Acuerde un plan antes de deber seis meses y no le comunican al CAK. Con el CAK paga una prima mayor. Un plan o la ayuda del municipio puede acabarlo.',
  },
}
