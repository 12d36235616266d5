/** Questions about an eviction that a judge has ordered and a bailiff has named the day for: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_DATE_IT: Words = {
  'nl.ask.eviction-date': {
    says: 'Non faccia ancora gli scatoloni, ma agisca oggi. Chiami il padrone di casa e l’aiuto debiti del comune: con uno sfratto vicino deve riceverla entro tre giorni lavorativi. Offra un piano e continui a pagare l’affitto. Se dice no, l’aiuto debiti può chiedere al tribunale una pausa (moratorium) fino a sei mesi. Il Juridisch Loket dice gratis se l’appello serve: di solito tre mesi. Non era in tribunale? Verzet in quattro settimane.',
  },
}
