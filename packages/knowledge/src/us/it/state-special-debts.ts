/** The Italian words of the rows in ../state-special-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SPECIAL_DEBTS_IT: Words = {
  ...stateWords('bad-check', {
    'CA FL':
      'dopo una raccomandata ha 30 giorni per pagare un assegno scoperto. Poi possono chiedere in causa fino a tre volte di più',
    TX: 'la spesa per un assegno respinto è al massimo $30. Paghi l’assegno e la spesa, e tenga la prova',
    'AZ GA IL MA MI NC NJ OH WA':
      'la legge limita quanto si può chiedere per un assegno scoperto. Lo paghi nei giorni dell’avviso e quasi sempre dovrà poco di più',
  }),
  ...stateWords('rent-to-own', {
    'AZ GA IL MA MI OH WA':
      'può restituire le cose in noleggio con acquisto (rent-to-own) e non deve i canoni dopo. Dopo un ritardo può quasi sempre pagare e continuare',
  }),
  ...stateWords('storage-unit', {
    'AZ GA IL MA MI NC NJ OH WA':
      'un deposito (self-storage) deve scriverle prima di vendere le Sue cose. Paghi il dovuto prima della vendita e potrà riprenderle',
  }),
  ...stateWords('medical-credit', {
    NJ: 'il recupero di un debito per cure deve aspettare 120 giorni, e prima viene un piano equo. L’interesse è al massimo 3% l’anno, e la paga di quasi tutti è al sicuro',
    IL: 'un debito per cure non può stare nel Suo rapporto di credito. Se c’è, lo contesti per iscritto',
    WA: 'un debito per cure non si può segnalare nel Suo rapporto di credito. Se lo fanno, non deve pagarlo',
  }),
  ...stateWords('wage-assignment', {
    IL: 'può quasi sempre fermare una cessione della paga (wage assignment) per iscritto in ogni momento. Nei 20 giorni dopo l’avviso la paga resta intera. Scriva al creditore e al datore di lavoro',
  }),
}
