/** Questions about pay kept back without a written agreement: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEDUCTIONS_IT: Words = {
  'gb.ask-work.deducted-no-agreement': {
    says: 'No. La paga guadagnata si può ridurre solo per legge, per contratto scritto o con un suo sì scritto di prima. Preavviso non dato o cassa corta non cambiano nulla. Chieda per iscritto la somma, un giorno e la busta paga. Poi Acas entro il termine: 0300 123 1100; il tribunale non costa. Affitto in ritardo? Avvisi subito il proprietario.',
  },
}
