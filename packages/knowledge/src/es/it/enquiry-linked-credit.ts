/** Questions about a loan for a service that was never given: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LINKED_CREDIT_IT: Words = {
  'es.ask.linked-credit': {
    says: 'Sì, può opporlo anche al finanziatore. Se il credito era per quel servizio e non è stato dato, chieda prima per iscritto alla ditta (burofax). Se non ottiene nulla, scriva al finanziatore: contratto collegato, risolve anche quello. Chieda la parte non ricevuta. Prima di smettere di pagare, senta l’OMIC o un avvocato. Se la mettono in ASNEF, si opponga.',
  },
}
