/** The Italian words of the rows in ../enquiry-street-search.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STREET_SEARCH_IT: Words = {
  'au.named.ask-street-search': {
    dependsOn: 'che cosa sospettavano',
    says: 'Senza mandato o il Suo sì, la polizia di solito deve avere un sospetto ragionevole di droga, arma o cose rubate. Essere in stazione o sembrare nervosi non basta. Chieda il motivo, il nome e il posto di polizia: di solito devono dirlo. Una perquisizione senza vestiti ha limiti stretti. Non si opponga; dica che non è d’accordo. Faccia reclamo e senta un avvocato.',
  },
}
