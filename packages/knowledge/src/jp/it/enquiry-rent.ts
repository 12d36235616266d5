/** The Italian words of the rows in ../enquiry-rent.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_IT: Words = {
  'jp.ask.rent-rise': {
    says: 'Non deve accettare, e non deve andarsene perché dice no. Continui a pagare ciò che trova giusto, di solito l’affitto attuale. Se non lo prendono, lo depositi (供託). Il padrone deve allora chiedere conciliazione (調停) e giudice. Se il giudice dà di più, deve la differenza con il 10% di interessi l’anno.',
    dependsOn: 'che cosa è giusto per case simili',
  },
  'jp.ask.renewal-fee': {
    says: 'La deve solo se il contratto la indica chiaramente. La Corte suprema la accetta se la somma non è troppo alta per affitto e durata. Se il contratto tace, o continua per legge e la clausola non lo copre, non deve pagare. Non possono cacciarla solo per una domanda.',
  },
  'jp.ask.cannot-pay-rent': {
    says: 'Dopo perdita di lavoro o di reddito il comune può pagare l’affitto (住居確保給付金) al locatore, di solito tre mesi, fino a nove. Chieda allo sportello (自立相談支援機関). Avvisi presto il locatore e offra rate. Un mese di ritardo raramente basta, e nessuno può cacciarla senza tribunale.',
  },
}
