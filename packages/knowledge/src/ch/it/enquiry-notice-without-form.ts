/** Questions about a notice for a home that came without the official form, or from one spouse alone: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_WITHOUT_FORM_IT: Words = {
  'ch.ask.notice-without-form': {
    says: 'Una disdetta della casa senza il modulo ufficiale del cantone è nulla: resti e paghi. Ma non si fidi solo di questo. Scriva entro 30 giorni all’ufficio di conciliazione che è nulla, e chieda anche una protrazione. Sono possibili fino a quattro anni, per età, figli, malattia o se non trova altro. È gratis e senza avvocato. Una nuova disdetta sul modulo ricomincia da capo.',
  },
  'ch.ask.spouse-ended-lease': {
    says: 'No. La casa familiare si disdice solo con il consenso espresso dell’altro coniuge. Senza, la disdetta è nulla, chiunque abbia firmato. Lo scriva subito al locatore e chieda al giudice misure a tutela dell’unione: può assegnarle la casa e fissare un contributo. Anche il locatore deve notificare a entrambi separatamente. Continui a pagare: la mora è altra cosa.',
  },
}
