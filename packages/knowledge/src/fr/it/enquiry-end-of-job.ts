/** The Italian words of the rows in ../enquiry-end-of-job.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_END_OF_JOB_WORDS: Words = {
  'fr.ask-work.papers-late': {
    says: 'Alla fine del contratto il datore di lavoro deve darle tre documenti: il certificato di lavoro (certificat de travail), il conto finale (solde de tout compte) e il modulo per France Travail. Li chieda per raccomandata con un ultimo giorno. Se non arriva nulla, il tribunale del lavoro può ordinarlo in fretta (référé), con una somma per ogni giorno di ritardo. Mostri quanto le costa il ritardo e potrà chiedere un risarcimento.',
  },
  'fr.ask-work.resign-notice': {
    says: 'Il suo contratto collettivo (convention collective) o l’uso locale dice quanto dura il preavviso. Può chiedere di andare via prima: ottenga il sì del datore per iscritto. Se va via senza, può dover pagare il preavviso non lavorato. Se il datore la libera senza che lei lo chieda, è pagato fino alla fine del preavviso.',
  },
  'fr.ask-work.forced-resignation': {
    says: 'Le dimissioni devono essere chiare e libere. Scriva subito per raccomandata che le ritira e dica come l’hanno pressata. Conservi i messaggi e i nomi dei testimoni. Il datore non è obbligato ad accettare. Ma il tribunale del lavoro (prud’hommes) può trattare dimissioni forzate come un licenziamento senza causa. Non aspetti: ha dodici mesi.',
  },
}
