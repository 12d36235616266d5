/** Questions about a gym contract that a person regrets after some days: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GYM_REGRET_IT: Words = {
  'ch.ask.gym-regret': {
    says: 'No, la legge svizzera non dà questo diritto per un contratto firmato in palestra. Ci sono 14 giorni solo se venduto a casa, per strada, al lavoro o con una chiamata non richiesta. Legga le condizioni: alcune lo permettono nei primi giorni. Scriva subito e chieda un gesto, una pausa o di cederlo. Lunga malattia o trasloco lontano possono essere un motivo grave.',
  },
}
