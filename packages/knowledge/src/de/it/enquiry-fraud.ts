/** Questions about fraud, traps, and payments that nobody allowed: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_WORDS: Words = {
  'de.ask-buy.scam-message': {
    says: 'Non paghi, non clicchi e riagganci. Se mancano soldi o dati, chiami ora la banca o il 116 116 e lo segnali alla polizia.',
  },
  'de.ask-buy.bank-refund': {
    says: 'Un pagamento che non ha permesso deve tornare entro il giorno lavorativo seguente, salvo grave negligenza. Un addebito diretto si può stornare per otto settimane.',
    dependsOn: 'se ha permesso il pagamento',
  },
  'de.ask-buy.unordered': {
    says: "Non deve nulla per ciò che non ha ordinato, e non è obbligato a rimandarlo, se una società gliel'ha mandato apposta.",
  },
  'de.ask-buy.guide-warn': {
    says: 'Non dia mai PIN, TAN o numero di carta per telefono, email o chat.',
  },
  'de.ask-buy.guide-step-bank': {
    says: 'Un addebito diretto che non voleva può tornare indietro in banca per otto settimane.',
  },
  'de.ask-buy.phishing-bank': {
    says: 'Blocchi subito il conto (116 116), scriva alla banca che non ha permesso il pagamento e vada alla polizia. La banca deve ridare il denaro entro il giorno lavorativo seguente. Può rifiutare solo se prova la Sua colpa grave. Allora si rivolga al suo Ombudsmann.',
  },
  'de.ask-buy.paid-fake-bill': {
    says: 'Chiami subito la banca (116 116), faccia richiamare il bonifico e vada alla polizia. Lo ha ordinato Lei, perciò di solito la banca non deve pagare. Ma dal 9 ottobre 2025 deve confrontare nome e conto. Non ha avvisato di un nome sbagliato? Allora le chieda il denaro.',
  },
  'de.ask-buy.subscription-trap': {
    says: 'Nessun pulsante chiaro come «zahlungspflichtig bestellen»? Allora non c’è contratto e non deve nulla. Lo scriva. In più receda entro 14 giorni, o dopo se non L’hanno informata. Disdica anche con il pulsante del sito. Si faccia ridare gli addebiti dalla banca.',
  },
  'de.ask-buy.lost-card': {
    says: 'La blocchi subito: 116 116. Dopo non deve nulla per pagamenti altrui. Prima al massimo 50 €, e nulla se non poteva accorgersene. Solo una colpa grave, come il PIN con la carta, Le fa pagare tutto. Denunci e chieda il denaro alla banca per iscritto.',
  },
  'de.ask-buy.right-tell-bank': {
    says: 'Segnali alla banca un pagamento non permesso appena lo vede. Dopo 13 mesi il diritto è perso.',
  },
}
