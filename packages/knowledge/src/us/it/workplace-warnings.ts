/** The Italian words of the rows in ../workplace-warnings.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const WORKPLACE_WARNINGS_IT: Words = {
  ...stateWords('own-file', {
    CA: 'può chiedere per iscritto di vedere il Suo fascicolo personale (personnel file) e averne una copia. La ditta ha 30 giorni',
    IL: 'può chiedere per iscritto di vedere il Suo fascicolo personale (personnel file) e averne una copia. Può aggiungere la Sua risposta',
    MA: 'può chiedere per iscritto di vedere il Suo fascicolo personale (personnel file) e averne una copia. Può aggiungere la Sua risposta',
    MI: 'può chiedere per iscritto di vedere il Suo fascicolo personale (personnel file) e averne una copia. Può aggiungere la Sua risposta',
    WA: 'può chiedere per iscritto di vedere il Suo fascicolo personale (personnel file) e averne una copia. Può aggiungere la Sua risposta',
  }),
  'us.warned.want': {
    says: 'Il Suo datore di lavoro dice che Lei ha violato una regola o non ha lavorato bene. Può usare questo foglio più avanti per licenziarla.',
  },
  'us.warned.right-protected': {
    says: 'Un avvertimento per un congedo protetto, una disabilità o un reclamo per trattamento ingiusto viola la legge federale. Lo dica alla ditta, se è questo il motivo.',
  },
  'us.warned.right-together': {
    says: 'Può parlare con i colleghi di paga e regole. Se c’è un sindacato, può chiedere un suo aiuto prima di domande che possono portare a una punizione.',
  },
  'us.warned.step': {
    says: 'Risponda per iscritto, con calma e in breve, con date e nomi di chi ha visto. Chieda che la risposta sia messa nel Suo fascicolo.',
  },
}
