/** The Spanish words of the rows in ../state-heirs-and-custody.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HEIRS_AND_CUSTODY_ES: Words = {
  ...stateWords('heirs', {
    AZ: 'sin testamento, la ley del estado fija las partes de esposo o esposa e hijos. Una corte nombra a quien maneja la herencia y debe rendir cuentas',
    CA: 'sin testamento, la ley del estado fija las partes de esposo o esposa e hijos. Una corte nombra a quien maneja la herencia y debe rendir cuentas',
    FL: 'sin testamento, la ley del estado fija las partes de esposo o esposa e hijos. Una corte nombra a quien maneja la herencia y debe rendir cuentas',
    GA: 'sin testamento, la ley del estado fija las partes de esposo o esposa e hijos. Una corte nombra a quien maneja la herencia y debe rendir cuentas',
    IL: 'sin testamento, la ley del estado fija las partes de esposo o esposa e hijos. Una corte nombra a quien maneja la herencia y debe rendir cuentas',
    MA: 'sin testamento, la ley del estado fija las partes de esposo o esposa e hijos. Una corte nombra a quien maneja la herencia y debe rendir cuentas',
    MI: 'sin testamento, la ley del estado fija las partes de esposo o esposa e hijos. Una corte nombra a quien maneja la herencia y debe rendir cuentas',
    NC: 'sin testamento, la ley del estado fija las partes de esposo o esposa e hijos. Una corte nombra a quien maneja la herencia y debe rendir cuentas',
    NJ: 'sin testamento, la ley del estado fija las partes de esposo o esposa e hijos. Una corte nombra a quien maneja la herencia y debe rendir cuentas',
    NY: 'sin testamento, la ley del estado fija las partes de esposo o esposa e hijos. Una corte nombra a quien maneja la herencia y debe rendir cuentas',
    OH: 'sin testamento, la ley del estado fija las partes de esposo o esposa e hijos. Una corte nombra a quien maneja la herencia y debe rendir cuentas',
    PA: 'sin testamento, la ley del estado fija las partes de esposo o esposa e hijos. Una corte nombra a quien maneja la herencia y debe rendir cuentas',
    TX: 'sin testamento, la ley del estado fija las partes de esposo o esposa e hijos. Una corte nombra a quien maneja la herencia y debe rendir cuentas',
    VA: 'sin testamento, la ley del estado fija las partes de esposo o esposa e hijos. Una corte nombra a quien maneja la herencia y debe rendir cuentas',
    WA: 'sin testamento, la ley del estado fija las partes de esposo o esposa e hijos. Una corte nombra a quien maneja la herencia y debe rendir cuentas',
  }),
  ...stateWords('custody', {
    AZ: 'el juez decide sobre los hijos según lo mejor para ellos. Visitas y manutención son dos cosas: no se puede parar una por la otra',
    CA: 'el juez decide sobre los hijos según lo mejor para ellos. Visitas y manutención son dos cosas: no se puede parar una por la otra',
    FL: 'el juez decide sobre los hijos según lo mejor para ellos. Visitas y manutención son dos cosas: no se puede parar una por la otra',
    GA: 'el juez decide sobre los hijos según lo mejor para ellos. Visitas y manutención son dos cosas: no se puede parar una por la otra',
    IL: 'el juez decide sobre los hijos según lo mejor para ellos. Visitas y manutención son dos cosas: no se puede parar una por la otra',
    MA: 'el juez decide sobre los hijos según lo mejor para ellos. Visitas y manutención son dos cosas: no se puede parar una por la otra',
    MI: 'el juez decide sobre los hijos según lo mejor para ellos. Visitas y manutención son dos cosas: no se puede parar una por la otra',
    NC: 'el juez decide sobre los hijos según lo mejor para ellos. Visitas y manutención son dos cosas: no se puede parar una por la otra',
    NJ: 'el juez decide sobre los hijos según lo mejor para ellos. Visitas y manutención son dos cosas: no se puede parar una por la otra',
    NY: 'el juez decide sobre los hijos según lo mejor para ellos. Visitas y manutención son dos cosas: no se puede parar una por la otra',
    OH: 'el juez decide sobre los hijos según lo mejor para ellos. Visitas y manutención son dos cosas: no se puede parar una por la otra',
    PA: 'el juez decide sobre los hijos según lo mejor para ellos. Visitas y manutención son dos cosas: no se puede parar una por la otra',
    TX: 'el juez decide sobre los hijos según lo mejor para ellos. Visitas y manutención son dos cosas: no se puede parar una por la otra',
    VA: 'el juez decide sobre los hijos según lo mejor para ellos. Visitas y manutención son dos cosas: no se puede parar una por la otra',
    WA: 'el juez decide sobre los hijos según lo mejor para ellos. Visitas y manutención son dos cosas: no se puede parar una por la otra',
  }),
}
