/** Missed school in Scotland, which has no penalty notices: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_SCOTLAND_IT: Words = {
  'gb.absence.scotland-none': {
    says: 'In Scozia non ci sono multe così per le assenze da scuola. Chieda al mittente su quale legge si basa prima di pagare.',
  },
  'gb.absence.scotland-right': {
    says: 'Il comune deve prima chiederLe di spiegare l’assenza. Una buona ragione, come la malattia, basta.',
  },
  'gb.absence.scotland-step': {
    says: 'Scriva alla scuola e al comune e spieghi ogni giorno. Chieda aiuto per Suo figlio.',
  },
}
