/** The Italian words of the rows in ../state-goods-and-calls.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_GOODS_AND_CALLS_IT: Words = {
  ...stateWords('faulty-goods', {
    'AZ GA IL MA MI NC NJ OH WA':
      'la merce di un negozio deve di solito servire all’uso normale. Se no, chieda per iscritto riparazione, un altro o i soldi',
  }),
  ...stateWords('sales-calls', {
    'AZ GA IL MA MI NC NJ OH WA':
      'anche la legge dello Stato limita chiamate e messaggi di vendita. Annoti numero e ora, e reclami allo Stato',
  }),
  ...stateWords('credit-freeze', {
    'AZ GA IL MA NC NJ OH WA':
      'può bloccare (freeze) gratis il Suo fascicolo di credito, così che nessuno apra facilmente un conto a Suo nome',
  }),
  ...stateWords('association-records', {
    'AZ GA IL MA MI NC NJ OH WA':
      'un proprietario può chiedere per iscritto di vedere i documenti e i conti dell’associazione',
  }),
}
