/** The Italian words of the rows in ../enquiry-health-premium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_PREMIUM_IT: Words = {
  'nl.ask.health-arrears': {
    says: 'Resta assicurato per le cure di base. Concordi un piano prima di sei mesi di arretrato e non La segnalano al CAK. Con il CAK paga un premio più alto. Un piano o l’aiuto del comune può chiuderlo.',
  },
}
