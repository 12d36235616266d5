/** Questions about a dismissal, a trial period and the end of a temporary contract: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_IT: Words = {
  'es.ask.sign-finiquito': {
    says: 'Può firmare la ricevuta. Aggiunga «no conforme» e la data se dubita delle somme, o «ricevuto, non pagato» se non è arrivato denaro. Così può ancora chiedere. L’azienda deve dare il certificato per il SEPE (certificado de empresa) anche senza firma. Deve la paga, la quota delle mensilità extra e le ferie residue. Ha un anno, con il 10 % di interessi.',
    dependsOn: 'se le somme sono giuste',
  },
  'es.ask.temporary-end': {
    says: 'Le spettano 12 giorni di paga per anno lavorato, tranne nei contratti di formazione o sostituzione. Aggiunga le ferie rimaste. La fine del contratto dà anche la disoccupazione: la chieda entro 15 giorni lavorativi. Se il contratto non era davvero a termine, contesti entro 20 giorni lavorativi.',
  },
  'es.ask.dismissal-notice': {
    says: 'Nel licenziamento disciplinare non serve preavviso. In quello economico (objetivo) sono 15 giorni, o li pagano. Alla fine di un contratto a termine oltre un anno, anche 15. Sempre per iscritto: ha 20 giorni lavorativi.',
    dependsOn: 'il tipo di licenziamento',
  },
  'es.ask.dismissal-not-signed': {
    says: 'Il licenziamento vale anche senza la sua firma: basta che le abbiano dato la lettera, con testimoni o per burofax. Rifiutare quindi non serve. Meglio firmare “no conforme” con la data e tenere una copia. Il tempo corre dal giorno del licenziamento: 20 giorni lavorativi per la conciliazione, poi il giudice. Chieda la disoccupazione entro 15 giorni lavorativi.',
  },
}
