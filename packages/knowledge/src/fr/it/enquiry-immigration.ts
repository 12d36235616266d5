/** The Italian words of the rows in ../enquiry-immigration.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_IT: Words = {
  'fr.ask-stay.leave': {
    says: 'Veda oggi un avvocato. Ha un mese, sette giorni o 48 ore, come dice l’ultima pagina. Un ricorso in tempo ferma l’allontanamento.',
  },
  'fr.ask-stay.renew': {
    says: 'Chieda il rinnovo online da due a quattro mesi prima della fine. Tenga la prova e chieda il foglio che prolunga i diritti (attestation de prolongation).',
  },
  'fr.ask-stay.no-answer': {
    says: 'Quattro mesi di silenzio su una domanda completa valgono di solito come no, anche con un nuovo récépissé. Da lì ha due mesi: chieda i motivi e vada al tribunale amministrativo. Chieda oggi alla prefettura, online e con raccomandata, di prolungare il documento (récépissé o attestation de prolongation), con prova della data. Altrimenti un giudice può ordinarlo in fretta (référé); per un rinnovo l’urgenza è presunta. Aiutano il gratuito patrocinio e la Cimade.',
  },
  'fr.ask-stay.refused': {
    says: 'Ha di solito due mesi per il tribunale amministrativo. Con un ordine di partire è molto meno, quindi legga oggi l’ultima pagina.',
  },
  'fr.ask-stay.citizenship': {
    says: 'Per decreto di solito dopo cinque anni in Francia, con reddito stabile, buon francese (livello B2) e un test civico. Per matrimonio dopo quattro anni.',
  },
  'fr.ask-stay.step': {
    says: 'Chieda a un avvocato, alla Cimade o a uno sportello legale (point-justice, 3039). Conservi ogni busta e ricevuta.',
  },
  'fr.ask-stay.leave-time': {
    says: 'Se l’ordine Le lascia 30 giorni per partire, ha un mese dal giorno in cui l’ha ricevuto per andare al tribunale amministrativo. Con l’obbligo di dimora (assigné à résidence) sono sette giorni, in un centro di trattenimento 48 ore. Dopo un ricorso in tempo non possono allontanarLa prima che il tribunale decida. Veda oggi un avvocato o la Cimade e chieda il patrocinio gratuito (aide juridictionnelle).',
  },
}
