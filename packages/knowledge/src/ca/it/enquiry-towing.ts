/** Questions about a car that was towed: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWING_IT: Words = {
  'ca.ask.towed': {
    says: 'Scopra chi l’ha chiesto. Riprenda l’auto presto, perché la custodia cresce ogni giorno; può pagare e contestare dopo. In Ontario nessuno può farle pagare una rimozione senza il suo consenso, salvo ordine della polizia o di un’autorità. Il conto deve dare ogni voce e seguire i prezzi esposti. Le sue cose le riprende gratis. Se era un errore, reclami al ministero e chieda i soldi in small claims.',
  },
}
