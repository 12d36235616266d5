/** The Italian words of the rows in ../cancel-rights.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const CANCEL_RIGHTS_IT: Words = {
  ...stateWords('home-sale', {
    'AZ FL GA IL MA MI NC NJ NY OH PA TX VA WA':
      'quasi sempre può annullare una vendita fatta a casa Sua entro tre giorni lavorativi. Il venditore deve darle un modulo per annullare',
    CA: 'quasi sempre può annullare una vendita fatta a casa Sua entro tre giorni lavorativi, o cinque da 65 anni in su. Il venditore deve darle un modulo per annullare',
  }),
  'us.sale.right-three-days': {
    says: 'Ha tre giorni lavorativi per annullare una vendita di $25 o più fatta a casa Sua. Se non ha avuto il modulo per annullare, quasi sempre il tempo non è scaduto.',
  },
  'us.sale.step-cancel': {
    says: 'Mandi oggi il modulo per annullare o una lettera per raccomandata (certified mail). Tenga una copia. La ditta deve ridare i soldi entro dieci giorni lavorativi.',
  },
  'us.sale.right-rescind': {
    says: 'Se la Sua casa garantisce il prestito, quasi sempre può annullarlo (rescind) entro tre giorni lavorativi, e più a lungo se mancavano documenti.',
  },
  'us.sale.right-online': {
    says: 'Una ditta che vende online deve dirle le condizioni, avere il Suo chiaro sì e dare un modo semplice per fermare gli addebiti.',
  },
}
