/** The Dutch words of the rows in ../state-goods-and-calls.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_GOODS_AND_CALLS_NL: Words = {
  ...stateWords('faulty-goods', {
    'AZ GA IL MA MI NC NJ OH WA':
      'moeten spullen uit een winkel meestal goed zijn voor normaal gebruik. Zo niet, vraag dan schriftelijk om reparatie, een ander of uw geld',
  }),
  ...stateWords('sales-calls', {
    'AZ GA IL MA MI NC NJ OH WA':
      'beperkt ook de wet van de staat reclamebellen en reclameberichten. Noteer nummer en tijd, en klaag bij de staat',
  }),
  ...stateWords('credit-freeze', {
    'AZ GA IL MA NC NJ OH WA':
      'kunt u uw kredietdossier gratis bevriezen (freeze), zodat niemand makkelijk een rekening op uw naam opent',
  }),
  ...stateWords('association-records', {
    'AZ GA IL MA MI NC NJ OH WA':
      'kan een eigenaar schriftelijk vragen om de stukken en rekeningen van de vereniging (association) te zien',
  }),
}
