/** The Italian words of the rows in ../enquiry-job-left-status.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_LEFT_STATUS_IT: Words = {
  'jp.ask.job-left-status': {
    says: 'Non subito. Dica all’immigrazione (入管) entro 14 giorni che il lavoro è finito, e poi quello nuovo. Con uno status di lavoro, tre mesi senza quel lavoro e senza buon motivo possono farlo perdere; cercare lavoro con prove (Hello Work, domande) è un motivo. Controlli che il nuovo lavoro rientri nello status. Per un altro lavoro serve prima un permesso.',
  },
}
