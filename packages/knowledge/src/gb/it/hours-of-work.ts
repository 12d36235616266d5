/** Zero hours contracts, paid holiday and flexible working: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HOURS_OF_WORK_IT: Words = {
  'gb.zero-hours.right-other-job': {
    says: 'Un contratto senza ore fisse (zero hours) non può vietarLe di lavorare per altri. Non possono punirLa o licenziarLa per questo.',
  },
  'gb.zero-hours.right-holiday': {
    says: "Ha diritto a 5.6 settimane di ferie pagate l'anno e a pause. Il lavoro non supera 48 ore la settimana in media, salvo che abbia firmato altro.",
  },
  'gb.zero-hours.answer': {
    says: 'Può lavorare per altri, e ha ferie pagate, pause e paga minima. Per ora possono annullare turni. Chieda le ferie pagate per iscritto, poi chiami Acas.',
  },
  'gb.job.flexible': {
    says: "Può chiedere lavoro flessibile due volte l'anno, dal primo giorno. Il datore deve parlarne con Lei, rispondere in due mesi e dare un motivo ammesso.",
  },
  'gb.job.flexible-step': {
    says: 'Non firmi ancora nuovi orari se non le vanno bene: cambia il contratto per sempre. Chieda una prova, o faccia ricorso entro il giorno della lettera.',
  },
}
