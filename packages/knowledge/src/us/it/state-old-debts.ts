/** The Italian words of the rows in ../state-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_OLD_DEBTS_IT: Words = {
  ...stateWords('card-too-late', {
    AZ: 'una causa per quasi tutti i debiti di carta è in ritardo sei anni dopo il pagamento mancato. Deve dirlo al tribunale',
    CA: 'una causa per quasi tutti i debiti di carta è in ritardo quattro anni dopo il pagamento mancato. Deve dirlo al tribunale',
    GA: 'una causa per quasi tutti i debiti di carta è in ritardo sei anni dopo il pagamento mancato. Deve dirlo al tribunale',
    IL: 'una causa per quasi tutti i debiti di carta è in ritardo cinque anni dopo il pagamento mancato. Deve dirlo al tribunale',
    MA: 'una causa per quasi tutti i debiti di carta è in ritardo sei anni dopo il pagamento mancato. Deve dirlo al tribunale',
    MI: 'una causa per quasi tutti i debiti di carta è in ritardo sei anni dopo il pagamento mancato. Deve dirlo al tribunale',
    NC: 'una causa per quasi tutti i debiti di carta è in ritardo tre anni dopo il pagamento mancato. Deve dirlo al tribunale',
    NJ: 'una causa per quasi tutti i debiti di carta è in ritardo sei anni dopo il pagamento mancato. Deve dirlo al tribunale',
    NY: 'una causa per quasi tutti i debiti di carta è in ritardo tre anni dopo il pagamento mancato. Deve dirlo al tribunale',
    OH: 'una causa per quasi tutti i debiti di carta è in ritardo sei anni dopo il pagamento mancato. Deve dirlo al tribunale',
    PA: 'una causa per quasi tutti i debiti di carta è in ritardo quattro anni dopo il pagamento mancato. Deve dirlo al tribunale',
    TX: 'una causa per quasi tutti i debiti di carta è in ritardo quattro anni dopo il pagamento mancato. Deve dirlo al tribunale',
    WA: 'una causa per quasi tutti i debiti di carta è in ritardo sei anni dopo il pagamento mancato. Deve dirlo al tribunale',
  }),
}
