/** Questions about a job with no end date after five years: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERMANENT_JOB_IT: Words = {
  'jp.ask.permanent-job': {
    says: 'Sì, se i Suoi contratti con la stessa ditta superano in tutto cinque anni. Lo chieda per iscritto finché corre il contratto attuale (無期転換). La ditta non può rifiutare: alla fine comincia un impiego senza termine. Lo faccia prima dell’ultimo giorno, anche se hanno detto di non rinnovare, con prova. Chieda anche il rinnovo e il motivo. Chi è in agenzia chiede all’agenzia (派遣元). Per ricercatori e dopo l’età della pensione può valere altro.',
  },
}
