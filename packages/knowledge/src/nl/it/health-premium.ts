/** The Italian words of the Netherlands: health premium. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_PREMIUM_IT: Words = {
  'nl.health.know': {
    says: 'Dopo due mesi di arretrati l’assicuratore deve offrire un piano di pagamento. Dopo sei mesi può segnalarla al CAK.',
  },
  'nl.health.step-plan': {
    says: 'Concordi un piano con l’assicuratore prima che siano dovuti sei mesi. Così non viene segnalato al CAK.',
  },
  'nl.health.right-cover': {
    says: 'Resta assicurato per le cure di base, anche con arretrati.',
  },
}
