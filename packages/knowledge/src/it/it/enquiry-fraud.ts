/** Questions about scams and false bills: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_WORDS: Words = {
  'it.ask.scam-paid': {
    says: 'Chiami subito la banca e contesti il pagamento per iscritto. Denunci alla Polizia Postale. Se non era autorizzato, la banca di regola rimborsa.',
  },
  'it.ask.scam-real': {
    says: "Non clicchi e non paghi. Chieda all'ufficio vero a un numero trovato da Lei, o alla Polizia Postale online.",
  },
  'it.ask.fake-invoice': {
    says: 'Chiami subito la banca e chieda il richiamo del bonifico. Denunci alla polizia. Dal 9 ottobre 2025 la banca deve controllare che nome e IBAN coincidano. Se non l’ha fatto, chieda il rimborso.',
  },
}
