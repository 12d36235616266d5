/** Questions about court papers, a claim of one's own, legal aid and the police: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_IT: Words = {
  'es.ask.claim-yourself': {
    says: 'Prima scriva, con prova di consegna, e offra un incontro: da aprile 2025 bisogna tentare un accordo. Poi, con carte che provano il debito, chieda un monitorio con il modulo del tribunale. Per questo non serve un avvocato, qualunque sia la somma. Se l’altro si oppone, serve sopra 2.000 €.',
  },
  'es.ask.claim-arrived': {
    says: 'Scriva il giorno in cui è arrivata. Ha dieci giorni lavorativi in un juicio verbal, 20 in un juicio ordinario. Fino a 2.000 € non serve un avvocato. Chieda un avvocato gratis e che il tempo si fermi.',
  },
}
