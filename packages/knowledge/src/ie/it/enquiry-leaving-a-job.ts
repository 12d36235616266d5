/** Questions of people who leave a job by their own choice: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_IT: Words = {
  'ie.ask.own-notice': {
    says: 'Per legge è una settimana dopo 13 settimane di lavoro. Il contratto può chiedere di più; se nulla è concordato, basta quella settimana. La paga dei giorni lavorati e le ferie maturate sono sue; non possono tenerle come multa. Dia il preavviso per iscritto, con copia. Se l’ultima paga non arriva, ricorra alla WRC entro sei mesi. È gratis.',
  },
  'ie.ask.resign': {
    says: 'Non se ne vada di fretta. Per andarsene e reclamare lo stesso (constructive dismissal) servono di solito 12 mesi di lavoro e un grave torto del datore. Quasi sempre deve usare prima la procedura di reclamo. Scriva un reclamo (grievance), tenga appunti e certificati, chieda consiglio: sindacato, FLAC, Citizens Information. Poi la WRC: sei mesi dall’uscita.',
  },
  'ie.ask.quit-job-welfare': {
    says: 'Può chiederlo dal primo giorno. Senza buona ragione possono rifiutare fino a nove settimane, ma non se l’aveva: mobbing segnalato, pericolo, malattia, asilo perso. Quindi prima di andare via faccia reclamo scritto, veda un medico, tenga le prove. Dica il perché. Chieda a Intreo la Supplementary Welfare Allowance. Ricorso gratis entro 60 giorni.',
    dependsOn: 'se aveva una buona ragione',
  },
}
