/** The Italian words of the rows in ../last-insurers.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const LAST_INSURERS_IT: Words = {
  ...stateWords('last-insurer', {
    CA: 'un piano creato dalla legge può assicurare una casa che gli altri rifiutano. Lo chieda a un agente prima che finisca la polizza',
    FL: 'un piano creato dalla legge può assicurare una casa che gli altri rifiutano. Lo chieda a un agente prima che finisca la polizza',
    GA: 'un piano creato dalla legge può assicurare una casa che gli altri rifiutano. Lo chieda a un agente prima che finisca la polizza',
    IL: 'un piano creato dalla legge può assicurare una casa che gli altri rifiutano. Lo chieda a un agente prima che finisca la polizza',
    MA: 'un piano creato dalla legge può assicurare una casa che gli altri rifiutano. Lo chieda a un agente prima che finisca la polizza',
    MI: 'un piano creato dalla legge può assicurare una casa che gli altri rifiutano. Lo chieda a un agente prima che finisca la polizza',
    NC: 'un piano creato dalla legge può assicurare una casa che gli altri rifiutano. Lo chieda a un agente prima che finisca la polizza',
    NJ: 'un piano creato dalla legge può assicurare una casa che gli altri rifiutano. Lo chieda a un agente prima che finisca la polizza',
    NY: 'un piano creato dalla legge può assicurare una casa che gli altri rifiutano. Lo chieda a un agente prima che finisca la polizza',
    OH: 'un piano creato dalla legge può assicurare una casa che gli altri rifiutano. Lo chieda a un agente prima che finisca la polizza',
    PA: 'un piano creato dalla legge può assicurare una casa che gli altri rifiutano. Lo chieda a un agente prima che finisca la polizza',
    TX: 'un piano creato dalla legge può assicurare una casa che gli altri rifiutano. Lo chieda a un agente prima che finisca la polizza',
    VA: 'un piano creato dalla legge può assicurare una casa che gli altri rifiutano. Lo chieda a un agente prima che finisca la polizza',
  }),
}
