/** Questions about a benefit after leaving a job, and money from KiwiSaver: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARDSHIP_MONEY_IT: Words = {
  'nz.ask.winz-quit': {
    says: 'Le 13 settimane valgono solo se è andato via senza un buon motivo. Mobbing, lavoro pericoloso, malattia, violenza o cura della famiglia possono esserlo. Scriva a Work and Income perché è andato via, con messaggi, certificato o testimone. Se dicono ancora no, chieda un riesame (review of decision) entro tre mesi. Chieda subito aiuto per cibo e affitto; può arrivare subito.',
  },
  'nz.ask.kiwisaver': {
    says: 'Sì, se non può pagare spese di base o il mutuo della casa, o per malattia grave (significant financial hardship). Domanda al Suo gestore KiwiSaver con estratti conto, bollette e redditi. Decide il supervisor e paga solo il necessario. La parte dello Stato resta. Deve mostrare di aver cercato altro aiuto: la banca, e MoneyTalks 0800 345 123, che aiuta con il modulo.',
    dependsOn: 'quanto Le serve per vivere',
  },
}
