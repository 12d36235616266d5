/** The Italian words of the rows in ../enquiry-status-and-permits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STATUS_AND_PERMITS_IT: Words = {
  'ca.fact.permit-expired': {
    says: 'Smetti subito di lavorare o studiare, altrimenti peggiora. Hai 90 giorni da quando hai perso lo status per chiedere il ripristino, anche come visitatore, con le tasse e la verità. Verifica prima se una proroga fu chiesta prima della fine: allora lo status di solito continua. Vai da un consulente abilitato o avvocato.',
  },
  'ca.fact.extension-filed': {
    says: 'Se hai chiesto la proroga prima della fine, puoi restare e di solito continuare a lavorare o studiare alle stesse condizioni fino alla decisione. Mostra ricevuta e vecchio permesso. Se lasci il Canada, il diritto di lavorare può finire. Se è negata, fermati: hai 90 giorni per il ripristino.',
  },
  'ca.fact.pr-card-expired': {
    says: 'Non perdi lo status perché la carta è scaduta: sei ancora residente permanente e puoi lavorare. Rinnovala ora. Per tornare in aereo senza carta serve un permanent resident travel document. Controlla 730 giorni qui in cinque anni; altrimenti chiedi consiglio prima.',
  },
  'ca.fact.closed-permit-abuse': {
    says: 'Puoi chiedere un permesso di lavoro aperto per lavoratori vulnerabili. È gratis e permette un altro datore. Manda prove dell’abuso o della paga mancante: messaggi, foto, buste paga. Il capo non può espellerti. Reclama anche all’ufficio del lavoro: le stesse regole ti proteggono.',
  },
  'ca.fact.permit-ends-soon': {
    says: 'Chieda la proroga online prima dell’ultimo giorno, con tutti i documenti della lista: se è incompleta può tornare indietro. Così può restare fino alla decisione e di solito continuare a lavorare o studiare alle stesse condizioni. Tenga la ricevuta. Se il giorno passa, smetta di lavorare e studiare: ha 90 giorni per chiedere di ripristinare lo status. Controlli che il passaporto duri abbastanza.',
  },
}
