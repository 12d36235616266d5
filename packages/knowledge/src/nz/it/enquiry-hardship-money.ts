/** Questions about a benefit after leaving a job, and money from KiwiSaver: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARDSHIP_MONEY_IT: Words = {
  'nz.ask.winz-quit': {
    says: 'Le 13 settimane valgono solo se è andato via senza un buon motivo. Mobbing, lavoro pericoloso, malattia, violenza o cura della famiglia possono esserlo. Scriva a Work and Income perché è andato via, con messaggi, certificato o testimone. Se dicono ancora no, chieda un riesame (review of decision) entro tre mesi. Chieda subito aiuto per cibo e affitto; può arrivare subito.',
  },
  'nz.ask.kiwisaver': {
    says: 'Sì, se non può pagare spese di base o il mutuo della casa, o per malattia grave (significant financial hardship). Domanda al Suo gestore KiwiSaver con estratti conto, bollette e redditi. Decide il supervisor e paga solo il necessario. La parte dello Stato resta. Deve mostrare di aver cercato altro aiuto: la banca, e MoneyTalks 0800 345 123, che aiuta con il modulo.',
  },
  'nz.ask.winz-sanction': {
    says: 'Chiami oggi Work and Income (0800 559 009) e dica perché è mancato. Malattia, cura di un figlio o nessun avviso può essere un buon motivo; mandi la prova. Chieda di rifare il compito: allora l’aiuto di solito riparte. Con figli possono tagliare solo una parte. Altrimenti riesame (review of decision) entro tre mesi. Chieda subito aiuto per il cibo.',
  },
}
