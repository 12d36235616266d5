/** Questions about swindles and payments that nobody allowed: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_IT: Words = {
  'ch.ask.scam-paid': {
    says: 'Chiami subito la banca per fermare o richiamare il pagamento. Cambi le password, tenga i messaggi e vada alla polizia.',
  },
  'ch.ask.bank-liable': {
    says: 'Blocchi il conto e avvisi subito banca e polizia. Un pagamento senza Suo ordine è prima una perdita della banca. Le condizioni spesso la mettono su di Lei se ha dato codici; non aiutano una banca gravemente negligente. Chieda per iscritto, poi l’Ombudsman delle banche, gratis.',
  },
}
