/** The Italian words of the rows in ../hoa-dues.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOA_DUES_IT: Words = {
  'us.hoa.right-papers': {
    says: 'Chieda la dichiarazione (declaration), lo statuto (bylaws) e il conto completo delle Sue quote. L’associazione può chiedere solo ciò che i suoi documenti e la legge dello Stato permettono.',
  },
  'us.hoa.right-collector': {
    says: 'Anche un avvocato o una ditta che incassa quote per l’associazione deve seguire le regole federali sul recupero crediti.',
  },
  'us.state.ca.hoa-lien': {
    says: 'In California deve arrivare una lettera dettagliata 30 giorni prima di un vincolo (lien). Per meno di $1,800 e sotto 12 mesi non possono vendere la casa (foreclose).',
  },
  'us.state.tx.hoa-plan': {
    says: 'In Texas un’associazione deve quasi sempre offrire un piano di pagamento, e scriverle prima di chiedere spese di avvocato.',
  },
  'us.state.fl.hoa-lien': {
    says: 'In Florida un’associazione deve darle 45 giorni di avviso scritto prima di un vincolo (lien), e altri 45 giorni prima della vendita forzata (foreclosure).',
  },
  'us.hoa.az-lien': {
    says: 'In Arizona un’associazione può far vendere la casa solo per quote in ritardo da molto tempo o di una somma fissata, non per multe. Chieda un piano di pagamento.',
  },
}
