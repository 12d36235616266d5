/** Questions on broken goods, wages, late rent and fraud (in italiano) */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_IT: Words = {
  'ch.ask.guarantee': {
    says: 'Avvisi subito il venditore per iscritto. Per un acquisto in negozio ha due anni dalla consegna. Può chiedere un prezzo più basso, un cambio o il denaro, salvo che il contratto preveda la riparazione.',
  },
  'ch.ask.unpaid-wages': {
    says: 'Scriva alla ditta e fissi un ultimo giorno. Poi vada all’autorità di conciliazione o avvii un’esecuzione. Fino a 30’000 franchi il processo è gratuito.',
  },
  'ch.ask.rent-late': {
    says: 'Il locatore deve prima darLe 30 giorni per iscritto e avvertire che il contratto finirà. Se paga entro quel termine, tiene la casa. Dopo solo un tribunale può farLa uscire.',
  },
  'ch.ask.scam-paid': {
    says: 'Chiami subito la banca per fermare o richiamare il pagamento. Cambi le password, tenga i messaggi e vada alla polizia.',
  },
  'ch.ask.bank-liable': {
    says: 'Blocchi il conto e avvisi subito banca e polizia. Un pagamento senza Suo ordine è prima una perdita della banca. Le condizioni spesso la mettono su di Lei se ha dato codici; non aiutano una banca gravemente negligente. Chieda per iscritto, poi l’Ombudsman delle banche, gratis.',
  },
}
