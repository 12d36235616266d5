/** Questions about what the debt office may take from a home, an account and wages: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_WORDS: Words = {
  'ch.ask.seize': {
    says: 'L’ufficio deve lasciarle il minimo vitale: base, affitto, premi che paga davvero, spese di lavoro e figli. Una spesa non contata perché non pagata? Paghi la prossima, mandi la prova e chieda un nuovo calcolo, in ogni momento. Contro un calcolo sbagliato, ricorso entro dieci giorni. È gratis.',
    dependsOn: 'le Sue spese',
  },
  'ch.ask.debt-officer-home': {
    says: 'In un pignoramento deve aprire stanze e armadi e dire tutto ciò che ha e guadagna. Altrimenti può venire la polizia. Ma Le resta il necessario: vestiti, mobili, attrezzi, cibo e minimo vitale. Se è sbagliato, reclamo entro dieci giorni. Una ditta privata di incasso non può mai entrare.',
  },
  'ch.ask.account-seized': {
    says: 'Scriva subito all’ufficio esecuzione con prove di affitto, premi davvero pagati, spese di lavoro e figli. Deve lasciarle il minimo vitale e ricalcolare se cambia. AVS, AI e prestazioni complementari non si pignorano. Contro un calcolo sbagliato, reclamo entro dieci giorni. È gratis.',
  },
  'ch.ask.private-bankruptcy': {
    says: 'Può dichiararsi insolvente al tribunale. Chiede prima alcune migliaia di franchi. I debiti non spariscono: restano 20 anni come attestati di carenza di beni, e paga solo se ha nuova sostanza. Provi prima un piano con una consulenza debiti gratuita.',
    dependsOn: 'se un piano con i creditori è ancora possibile',
  },
}
