/** Letters of employers that end a job: what to do. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_STEPS_IT: Words = {
  'es.work.step-sign': {
    says: 'Firmi solo di averla ricevuta: «recibí, no conforme», con la data di oggi. Conservi una copia.',
  },
  'es.work.step-conciliation': {
    says: 'Presenti la papeleta de conciliación (SMAC o l’ufficio della Sua regione) entro 20 giorni lavorativi. Ferma il tempo per un po’.',
  },
  'es.work.step-union': {
    says: 'Parli questa settimana con un sindacato o un avvocato del lavoro. Porti la lettera, il contratto e le buste paga.',
  },
  'es.work.step-check-sum': {
    says: 'Controlli le somme: giorni di paga per ogni anno, ferie, mensilità extra. Chieda un elenco.',
  },
  'es.work.step-evidence': {
    says: 'Salvi ora messaggi, turni e nomi di testimoni, prima di perdere l’accesso.',
  },
}
