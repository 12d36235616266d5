/** Terms of work: a new employer, written terms, hours, remote work, bullying and speaking up: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_IT: Words = {
  'ie.work.right-transfer': {
    says: 'Se il lavoro passa a un nuovo datore, posto e contratto passano con Lei. Devono dirglielo in tempo, se possono 30 giorni prima.',
  },
  'ie.work.right-terms': {
    says: 'Il datore deve darLe le condizioni principali per iscritto entro cinque giorni, e il resto entro un mese. Può lamentarsi con la Workplace Relations Commission.',
  },
  'ie.work.right-hours': {
    says: "Ha diritto a quattro settimane di ferie pagate l'anno, a pause, e a 48 ore la settimana al massimo in media.",
  },
  'ie.work.right-telling': {
    says: 'Non possono punirLa o licenziarLa perché ha segnalato illeciti. Non serve anzianità. Il Circuit Court può agire entro 21 giorni.',
  },
  'ie.work.right-remote': {
    says: 'Può chiedere il lavoro a distanza dal primo giorno. Il datore deve rispondere per iscritto in quattro settimane con i motivi, ma può dire no.',
  },
  'ie.bully.right': {
    says: 'Il datore deve proteggerLa dalle vessazioni ed esaminare un reclamo. Non possono punirLa per questo. Si lamenti per iscritto prima di andarsene.',
  },
  'ie.work.right-short-service': {
    says: 'Con meno di un anno nel posto può portare una lite alla Workplace Relations Commission. Il suo parere non vincola il datore. Un licenziamento per gravidanza, discriminazione o segnalazione è vietato dal primo giorno.',
  },
}
