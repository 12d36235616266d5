/** The Italian words of the rows in ../state-unemployment.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_UNEMPLOYMENT_IT: Words = {
  ...stateWords('fired-benefits', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'può avere la disoccupazione (unemployment) se l’hanno licenziata senza colpa grave (misconduct), o se è andato via per una buona ragione',
  }),
  ...stateWords('pay-back-waiver', {
    NJ: 'può chiedere di non restituire se non ha colpa e restituire sarebbe molto ingiusto',
    CA: 'può non ridare i soldi se non aveva colpa e sarebbe una grave difficoltà. Chieda di cancellare il debito (waiver)',
    FL: 'deve quasi sempre ridare i soldi anche senza colpa. Faccia ricorso in tempo se pensa che sia sbagliato',
    'GA VA WA':
      'può chiedere di cancellare il debito (waiver) se non aveva colpa e ridare i soldi sarebbe ingiusto',
    IL: 'senza frode possono trattenere una parte dei sussidi successivi, e può chiedere di cancellare il debito (waiver)',
    MA: 'può chiedere di cancellare il debito (waiver) se non aveva colpa e ridare i soldi sarebbe ingiusto o troppo duro',
    MI: 'può chiedere di cancellare il debito (waiver) se non aveva colpa e ridare i soldi sarebbe una grave difficoltà',
    OH: 'senza frode si può prendere dai sussidi successivi per un tempo limitato. Faccia ricorso entro 21 giorni',
    PA: 'senza colpa si prende quasi sempre solo dai sussidi successivi, in parte e per alcuni anni',
    TX: 'non c’è una cancellazione generale (waiver). Faccia ricorso in tempo, e chieda un piano di pagamento',
  }),
  ...stateWords('jobless-appeal', {
    NC: 'un arbitro (appeals referee) sente il Suo ricorso. La lettera dice l’ultimo giorno, e può essere solo 10 giorni dopo l’invio',
  }),
}
