/** Questions about payments that nobody allowed: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FRAUD_WORDS: Words = {
  'de.ask-buy.bank-refund': {
    says: 'Un pagamento che non ha permesso deve tornare entro il giorno lavorativo seguente, salvo grave negligenza. Un addebito diretto si può stornare per otto settimane.',
    dependsOn: 'se ha permesso il pagamento',
  },
  'de.ask-buy.guide-step-bank': {
    says: 'Un addebito diretto che non voleva può tornare indietro in banca per otto settimane.',
  },
  'de.ask-buy.phishing-bank': {
    says: 'Blocchi subito il conto (116 116), scriva alla banca che non ha permesso il pagamento e vada alla polizia. La banca deve ridare il denaro entro il giorno lavorativo seguente. Può rifiutare solo se prova la Sua colpa grave. Allora si rivolga al suo Ombudsmann.',
  },
  'de.ask-buy.lost-card': {
    says: 'La blocchi subito: 116 116. Dopo non deve nulla per pagamenti altrui. Prima al massimo 50 €, e nulla se non poteva accorgersene. Solo una colpa grave, come il PIN con la carta, Le fa pagare tutto. Denunci e chieda il denaro alla banca per iscritto.',
  },
  'de.ask-buy.right-tell-bank': {
    says: 'Segnali alla banca un pagamento non permesso appena lo vede. Dopo 13 mesi il diritto è perso.',
  },
}
