/** The Italian words of the rows in ../enquiry-rent-rise-west.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_WEST_IT: Words = {
  'ca.fact.rent-rise-bc': {
    says: 'Non oltre il tetto annuale della British Columbia, 2,3% per il 2026, fissato di nuovo ogni anno. E non senza tre mesi interi di avviso sul modulo della Residential Tenancy Branch. Un SMS o una mail non lo sostituisce. Una volta in 12 mesi. Paga l’affitto attuale e scrivi perché. Il di più pagato si può detrarre dopo.',
  },
  'ca.fact.rent-rise-ab': {
    says: 'L’Alberta non ha un tetto, ma tempi fissi. Di mese in mese servono tre mesi interi di avviso scritto e un anno dall’ultimo aumento o dall’inizio. A termine fisso l’affitto resta fino alla fine. Un aumento con meno avviso non vale: paga l’affitto attuale e dillo per iscritto.',
    dependsOn: 'il tipo di contratto e l’avviso avuto',
  },
}
