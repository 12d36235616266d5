/** The Italian words of the rows in ../state-family-care.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_FAMILY_CARE_IT: Words = {
  ...stateWords('debt-of-the-dead', {
    'AZ WA':
      'una ditta ha solo un tempo fissato per chiedere a un’eredità. I figli di solito non devono nulla, ma il marito o la moglie può dovere i debiti comuni',
    'GA MI NC NJ':
      'una ditta ha solo un tempo fissato per chiedere all’eredità di un defunto. I parenti di solito non devono il debito se non hanno firmato',
    IL: 'quasi tutti i debiti di un defunto finiscono due anni dopo la morte. I parenti di solito non li devono se non hanno firmato',
    MA: 'quasi tutti i debiti di un defunto finiscono un anno dopo la morte. I parenti di solito non li devono se non hanno firmato',
    OH: 'quasi tutti i debiti di un defunto vanno chiesti entro sei mesi dalla morte. I parenti di solito non li devono se non hanno firmato',
  }),
  ...stateWords('keep-cover', {
    'AZ GA IL MA NC NJ OH':
      'di solito può tenere il piano sanitario di una piccola ditta per alcuni mesi, a Sue spese. Chieda entro pochi giorni',
  }),
  ...stateWords('elder-harm', {
    'AZ GA IL MA MI NC NJ OH WA':
      'lo Stato indaga sui danni ad adulti anziani o disabili, anche sui soldi. Chiami la tutela degli adulti (adult protective services), e subito la banca',
  }),
  ...stateWords('power-of-attorney', {
    'AZ GA IL MA MI NC NJ OH WA':
      'una persona può firmare o chiudere una procura (power of attorney) solo finché la capisce. Chi aiuta deve agire per lei e tenere i conti',
  }),
}
