/** The Spanish words of the rows in ../state-associations.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_ASSOCIATIONS_ES: Words = {
  ...stateWords('association-fines', {
    CO: 'deben avisarle y darle 30 días para corregirlo. La multa por una falta llega a $500 como máximo',
    GA: 'una asociación solo puede multar como dicen sus papeles registrados. Pida ver esa parte',
    IL: 'la junta debe avisarle y oírle antes de una multa',
    MI: 'un condominio solo puede multar como dicen sus estatutos (bylaws), tras avisarle y oírle',
    MN: 'una multa exige aviso y oírle antes, y debe ser justa',
    MA: 'las multas siguen la escritura y las reglas del condominio. Pida la regla por escrito y que la junta le oiga',
    NJ: 'la asociación debe ofrecerle una forma justa de resolver el asunto fuera de la corte',
    OH: 'la junta debe escribirle antes. Tiene 10 días para pedir una audiencia antes de una multa',
    PA: 'una multa exige aviso y oírle antes, y debe ser justa',
    WA: 'la junta debe avisarle y oírle antes de una multa de su lista',
  }),
}
