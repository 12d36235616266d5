/** Questions of a few words that name a matter and no detail: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BARE_MATTERS_IT: Words = {
  'gb.ask-first.refund': {
    says: 'Difettoso o non come detto: ha 30 giorni per renderlo e riavere tutto. Dopo, il venditore può prima riparare una volta. Comprato online o al telefono: di solito può annullare entro 14 giorni dalla consegna. Se ha solo cambiato idea in un negozio, decidono le sue regole. Scriva al venditore, e alla società della carta. Ci dica cosa ha comprato, quando, e cosa non va.',
    dependsOn: 'da cosa non va e da dove l’ha comprato',
  },
  'gb.ask-first.landlord': {
    says: 'Scriva prima al padrone di casa, con date e foto, e tenga una copia. Un council o una housing association ha passi per i reclami. Dopo, lo guarda gratis lo Housing Ombudsman. Per un privato, chiami il council per riparazioni, umidità o minacce. Un’agenzia deve essere in un redress scheme. Continui a pagare l’affitto. Ci dica cosa non va.',
  },
  'gb.ask-first.job-lost': {
    says: 'Chieda oggi Universal Credit o New Style Jobseeker’s Allowance: di solito contano dalla domanda. Controlli l’ultima paga: stipendio, ferie, preavviso, e indennità (redundancy pay) dopo due anni. Se è stato ingiusto, chiami presto Acas. Dal 1° ottobre 2026 ha di solito sei mesi, prima spesso tre. Ci dica perché è finito e da quanto lavorava lì.',
  },
  'gb.ask-first.record-boss': {
    says: 'Registrare per sé un colloquio a cui partecipa non è reato. Ma di nascosto è di solito una mancanza, soprattutto se le regole lo vietano. Un tribunale (tribunal) può ascoltarlo lo stesso se conta. Non lasci mai un telefono acceso quando Lei non c’è. Meglio: chieda, o prenda subito appunti e li mandi per mail. Ci dica di cosa si tratta.',
    dependsOn: 'dalle regole della Sua ditta e dal perché lo fa',
  },
  'gb.ask-first.notice': {
    says: 'Un lavoro: per legge una settimana dopo un mese di lavoro, salvo che il contratto dica di più. Una casa di un privato: in Inghilterra due mesi, alla fine di un periodo di affitto, salvo che il contratto permetta meno. In Scozia quattro settimane, e in Galles anche se non c’è durata fissa. Lo dia per iscritto e tenga una copia. Ci dica se è un lavoro o una casa, e cosa dice il contratto.',
    dependsOn: 'se è un lavoro o una casa, e da dove',
  },
}
