/** Questions about a collection firm that calls again and again: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_CALLS_IT: Words = {
  'de.ask-debt.collector-calls': {
    says: 'Non deve parlare con loro. Scriva una volta: «Solo per lettera. Non accetto chiamate né messaggi, nemmeno al lavoro». Se il credito è sbagliato, lo contesti insieme. Annoti ogni chiamata: giorno, ora, numero. Dire del debito al capo o ai vicini è vietato. Reclami al Bundesamt für Justiz, che vigila, e alla Verbraucherzentrale. Un tribunale può vietarlo.',
  },
}
