/** The Italian words of the rows in ../state-associations.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_ASSOCIATIONS_IT: Words = {
  ...stateWords('association-fines', {
    CO: 'deve avere un avviso e 30 giorni per rimediare. Le multe per una violazione si fermano a $500',
    GA: 'un’associazione può multare solo come dicono i suoi documenti registrati. Chieda di vedere quella parte',
    IL: 'il consiglio (board) deve darle un avviso e la possibilità di essere ascoltato prima di una multa',
    MA: 'le multe seguono l’atto del condominio (master deed) e le regole. Chieda la regola per iscritto e di essere ascoltato dal consiglio (board)',
    MI: 'un condominio può multare solo come dice il suo statuto (bylaws), dopo un avviso e la possibilità di essere ascoltato',
    'MN PA':
      'per una multa servono prima un avviso e la possibilità di essere ascoltato, e deve essere giusta',
    NJ: 'l’associazione deve offrirle un modo giusto per chiudere la lite fuori dal tribunale',
    OH: 'il consiglio (board) deve prima scriverle. Ha 10 giorni per chiedere un’udienza prima di una multa',
    WA: 'il consiglio (board) deve darle un avviso e la possibilità di essere ascoltato prima di una multa del suo elenco',
  }),
}
