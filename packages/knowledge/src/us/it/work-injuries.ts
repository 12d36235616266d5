/** The Italian words of the rows in ../work-injuries.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const WORK_INJURIES_IT: Words = {
  ...stateWords('work-injury', {
    AZ: 'faccia la richiesta per un infortunio sul lavoro entro un anno. Ha 90 giorni per opporsi a un avviso dell’assicurazione',
    CA: 'lo dica al datore entro 30 giorni e chieda il modulo. Ha quasi sempre un anno per presentarlo all’appeals board',
    FL: 'lo dica al datore entro 30 giorni. Ha quasi sempre due anni per presentare una richiesta (petition for benefits)',
    GA: 'lo dica al datore entro 30 giorni. Ha quasi sempre un anno per presentare una richiesta',
    IL: 'lo dica al datore entro 45 giorni. Ha quasi sempre tre anni per presentarla',
    MA: 'lo dica al datore appena può. Ha quasi sempre quattro anni per la richiesta',
    MI: 'lo dica al datore entro 90 giorni. Ha quasi sempre due anni per la richiesta',
    NJ: 'lo dica presto al datore, al massimo entro 90 giorni. Ha quasi sempre due anni per la richiesta',
    'NY NC VA':
      'lo dica al datore per iscritto entro 30 giorni. Ha quasi sempre due anni per la richiesta',
    OH: 'ha quasi sempre un anno per la richiesta per un infortunio sul lavoro, e 14 giorni per fare ricorso contro un ordine',
    PA: 'lo dica al datore entro 21 giorni per la paga piena, e al massimo entro 120 giorni. Ha quasi sempre tre anni per la richiesta',
    TX: 'lo dica al datore entro 30 giorni. Ha quasi sempre un anno per la richiesta. Alcune ditte del Texas non hanno copertura',
    WA: 'ha quasi sempre un anno per la richiesta per un infortunio sul lavoro, e 60 giorni per opporsi a un ordine',
  }),
  'us.life.want-injured': {
    says: 'L’assicurazione del Suo datore di lavoro decide su paga e medici dopo un infortunio sul lavoro.',
  },
  'us.life.step-injured': {
    says: 'Chieda un’udienza all’ufficio dello Stato (board) entro il suo termine. Molti avvocati dei lavoratori prendono una parte solo se Lei vince.',
  },
  'us.life.option-injured': {
    says: 'Contesti il rifiuto davanti all’ufficio dello Stato (board) con il rapporto del Suo medico.',
    title: 'Chiedere un’udienza all’ufficio (board)',
    cost: 'Quasi sempre gratis',
    time: 'Da settimane a un anno',
    risk: 'Nessuno.',
    bestFor: 'Il lavoro ha causato o peggiorato il danno.',
  },
}
