/** The Dutch words of the rows in ../state-unemployment.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_UNEMPLOYMENT_NL: Words = {
  ...stateWords('fired-benefits', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'kunt u een werkloosheidsuitkering krijgen als u bent ontslagen zonder wangedrag, of om een goede reden vertrok',
  }),
  ...stateWords('pay-back-waiver', {
    NJ: 'kunt u om kwijtschelding vragen als u geen schuld had en terugbetalen heel oneerlijk zou zijn',
    CA: 'hoeft u niet terug te betalen als het niet uw schuld was en het heel zwaar zou zijn. Vraag om kwijtschelding (waiver)',
    FL: 'moet u meestal terugbetalen, ook zonder schuld. Ga op tijd in beroep als u denkt dat het fout is',
    'GA VA WA':
      'kunt u om kwijtschelding (waiver) vragen als het niet uw schuld was en terugbetalen oneerlijk zou zijn',
    IL: 'mag zonder fraude een deel van latere uitkeringen worden gehouden, en kunt u om kwijtschelding (waiver) vragen',
    MA: 'kunt u om kwijtschelding (waiver) vragen als het niet uw schuld was en terugbetalen oneerlijk of te zwaar zou zijn',
    MI: 'kunt u om kwijtschelding (waiver) vragen als het niet uw schuld was en terugbetalen zwaar zou zijn',
    OH: 'kan het zonder fraude een beperkte tijd van latere uitkeringen af. Ga binnen 21 dagen in beroep',
    PA: 'gaat het zonder schuld meestal alleen van latere uitkeringen af, voor een deel en een aantal jaren',
    TX: 'is er geen algemene kwijtschelding (waiver). Ga op tijd in beroep, en vraag om een betaalplan',
  }),
  ...stateWords('jobless-appeal', {
    NC: 'hoort een scheidsrechter (appeals referee) uw beroep. De brief noemt de laatste dag, en die kan al 10 dagen na verzending zijn',
  }),
}
