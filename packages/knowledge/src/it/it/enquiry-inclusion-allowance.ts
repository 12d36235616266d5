/** The words of the rows in ../enquiry-inclusion-allowance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INCLUSION_ALLOWANCE_IT: Words = {
  'it.ask.inclusion-allowance': {
    says: 'È per le famiglie con un minore, una persona di 60 anni o più, una persona con disabilità o seguita dai servizi sociali. L’ISEE può arrivare a 10.140 €, e anche reddito e risparmi hanno limiti. Servono cinque anni in Italia. Dura 18 mesi, poi 12 alla volta. Dal 2026 non c’è più il mese di stop, ma il primo mese del rinnovo paga la metà. La chieda all’INPS online o con un patronato.',
    dependsOn: 'chi vive in casa, l’ISEE, il reddito e gli anni in Italia',
  },
}
