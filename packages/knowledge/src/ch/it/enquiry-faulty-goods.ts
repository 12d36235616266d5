/** Questions about the guarantee, and about used cars: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_IT: Words = {
  'ch.ask.step-buy': {
    says: 'Scriva alla ditta che cosa non va e che cosa vuole, e dia un termine giusto. Conservi la prova dell’invio.',
  },
  'ch.ask.guarantee': {
    says: 'Avvisi subito il venditore per iscritto. Per un acquisto in negozio ha due anni dalla consegna. Può chiedere un prezzo più basso, un cambio o il denaro, salvo che il contratto preveda la riparazione.',
  },
}
