/** Questions about false demands, money sent to swindlers, and misused cards and accounts: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FRAUD_IT: Words = {
  'jp.ask.scam': {
    says: 'Non chiami e non paghi. Chiami il 188. Solo una vera carta del tribunale con consegna speciale richiede una risposta in tempo.',
  },
  'jp.ask.bank-pays-back': {
    says: 'Con carta falsa o rubata la legge obbliga la banca a rimborsare, meno se è stato incauto. La banca online non è in quella legge, ma le banche hanno promesso di pagare i privati senza colpa. Avvisi subito banca e polizia: di solito contano solo gli ultimi 30 giorni. Se rifiuta, chiami lo sportello delle banche.',
    dependsOn: 'come è sparito il denaro e la Sua prudenza',
  },
  'jp.ask.card-misuse': {
    says: 'Chiami subito la società della carta e la blocchi. Secondo le condizioni di solito copre l’abuso, spesso fino a 60 giorni prima della chiamata, se non è stato incauto con il PIN. Denunci e annoti il numero. Contesti ogni addebito per iscritto. Se rifiutano, chiami il 188.',
  },
}
