/** Questions about swindles, false bills and things that nobody ordered: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_WORDS: Words = {
  'de.ask-buy.scam-message': {
    says: 'Non paghi, non clicchi e riagganci. Se mancano soldi o dati, chiami ora la banca o il 116 116 e lo segnali alla polizia.',
  },
  'de.ask-buy.unordered': {
    says: "Non deve nulla per ciò che non ha ordinato, e non è obbligato a rimandarlo, se una società gliel'ha mandato apposta.",
  },
  'de.ask-buy.guide-warn': {
    says: 'Non dia mai PIN, TAN o numero di carta per telefono, email o chat.',
  },
  'de.ask-buy.paid-fake-bill': {
    says: 'Chiami subito la banca (116 116), faccia richiamare il bonifico e vada alla polizia. Lo ha ordinato Lei, perciò di solito la banca non deve pagare. Ma dal 9 ottobre 2025 deve confrontare nome e conto. Non ha avvisato di un nome sbagliato? Allora le chieda il denaro.',
  },
  'de.ask-buy.subscription-trap': {
    says: 'Nessun pulsante chiaro come «zahlungspflichtig bestellen»? Allora non c’è contratto e non deve nulla. Lo scriva. In più receda entro 14 giorni, o dopo se non L’hanno informata. Disdica anche con il pulsante del sito. Si faccia ridare gli addebiti dalla banca.',
  },
}
