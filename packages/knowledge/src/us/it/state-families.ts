/** The Italian words of the rows by state in ../state-divorces.ts and ../family-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_FAMILIES_IT: Words = {
  ...stateWords('divorce', {
    'AZ FL MA NY WA':
      'ha quasi sempre 20 giorni per rispondere agli atti di divorzio. Sui figli il giudice fa ciò che è meglio per loro',
    'CA GA IL NC':
      'ha quasi sempre 30 giorni per rispondere agli atti di divorzio. Sui figli il giudice fa ciò che è meglio per loro',
    'MI VA':
      'ha quasi sempre 21 giorni per rispondere agli atti di divorzio. Sui figli il giudice fa ciò che è meglio per loro',
    PA: 'chieda la sua parte dei beni e il mantenimento prima che il divorzio sia definitivo, altrimenti può perderli. Un affidavit vale come vero se non lo nega, di solito entro 20 giorni. Per i figli il giudice fa ciò che è meglio per loro',
    NJ: 'ha quasi sempre 35 giorni per rispondere agli atti di divorzio. Sui figli il giudice fa ciò che è meglio per loro',
    OH: 'ha quasi sempre 28 giorni per rispondere agli atti di divorzio. Sui figli il giudice fa ciò che è meglio per loro',
    TX: 'ha quasi sempre tempo fino alle 10 del mattino del lunedì dopo 20 giorni per rispondere agli atti di divorzio. Sui figli il giudice fa ciò che è meglio per loro',
  }),
  ...stateWords('support-change', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'può chiedere di cambiare gli alimenti per i figli (child support) quando le cose sono molto cambiate. Il debito vecchio quasi sempre non si riduce: lo chieda subito',
  }),
}
