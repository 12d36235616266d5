/** The Italian words of the rows in ../state-sold-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SOLD_DEBTS_IT: Words = {
  ...stateWords('sold-debt', {
    CA: 'chi compra debiti deve avere i documenti del debito prima di scrivere, e mandarli entro 15 giorni se Lei li chiede',
    FL: 'quasi sempre devono avvisarla per iscritto almeno 30 giorni prima che una ditta che ha comprato il debito agisca per incassarlo',
    IL: 'una società di recupero crediti a cui è stato ceduto il debito deve mostrare la cessione, con la data e la somma',
    NY: 'può chiedere le prove a una società di recupero crediti per un debito stralciato (charged-off). Deve mandarle entro 60 giorni e fermarsi fino ad allora',
    NC: 'chi compra debiti non può incassare senza documenti validi del debito, della somma e di ogni vendita',
  }),
}
