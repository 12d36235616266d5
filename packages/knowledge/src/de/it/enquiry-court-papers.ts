/** Questions about papers from a court, and about going to court for your own money: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_WORDS: Words = {
  'de.ask-debt.order-what': {
    says: 'Non lo ignori: il tribunale non ha controllato se la richiesta è giusta. Si opponga entro due settimane dalla data sulla busta gialla. Segni che si oppone a tutta la richiesta e lo mandi al tribunale. È gratis e non servono motivi. Altrimenti arriva un ordine esecutivo (Vollstreckungsbescheid), con altre due settimane per opporsi. Solo allora può venire l’ufficiale giudiziario. Prima non accetti rate: può far rivivere un vecchio debito. Quasi tutti i debiti si prescrivono tre anni dopo la fine del loro anno, se Lei lo dice.',
  },
  'de.ask-debt.order-late': {
    says: 'Anche se le due settimane sono passate, può ancora opporsi. Può farlo finché il tribunale non emette l’ordine di esecuzione (Vollstreckungsbescheid). Mandi oggi il modulo al tribunale; non servono motivi. Se arriva tardi, vale come opposizione a quell’ordine (Einspruch). Da quell’ordine ha di nuovo due settimane. Era da un vicino, o lei era malato? Lo dica al tribunale e chieda di riavere il termine. Non paghi ciò che non deve.',
  },
  'de.ask-debt.enforcement-order': {
    says: "Ha due settimane dalla data sulla busta per opporsi (Einspruch) a quel tribunale. Chieda nella stessa lettera di sospendere l'esecuzione.",
  },
  'de.ask-debt.sued': {
    says: 'Scriva al tribunale entro due settimane che si difenderà. I motivi possono seguire. Al Landgericht serve un avvocato.',
  },
  'de.ask-debt.yellow-envelope': {
    says: 'È una notifica formale. La data sopra fa partire un termine, spesso di due settimane. La apra oggi e tenga la busta.',
  },
  'de.ask-debt.claim-own-money': {
    says: 'Prima scriva e fissi un ultimo giorno. Poi chieda online un’ingiunzione (Mahnbescheid) o faccia causa all’Amtsgericht. Fino a 10.000 € non serve un avvocato. Il suo ufficio può scrivere la Sua domanda. Anticipa le spese e le riha se vince.',
  },
  'de.ask-debt.missed-time': {
    says: 'Non è stata colpa sua, per esempio ospedale o lettera mai arrivata? Chieda la rimessione in termini (Wiedereinsetzung) con prove e si opponga nella stessa lettera. Una settimana per multe e decreti penali, due per cause civili e di lavoro, un mese per tasse e prestazioni.',
  },
  'de.ask-debt.enforcement-order-late': {
    says: 'Le due settimane corrono dalla data sulla busta. Sono passate senza sua colpa, ad esempio in ospedale o all’estero? Chieda a quel tribunale di riavere il termine (Wiedereinsetzung). Ha due settimane dal giorno in cui poteva agire. Unisca l’opposizione (Einspruch) e le prove. Chieda anche di fermare l’esecuzione. Vada oggi alla Rechtsantragstelle o da un avvocato.',
  },
}
