/** The Italian words of the rows by state in ../home-sales-and-gyms.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SALES_IT: Words = {
  ...stateWords('home-sale', {
    'AZ FL GA IL MA MI NC NJ NY OH PA TX VA WA':
      'quasi sempre può annullare una vendita fatta a casa Sua entro tre giorni lavorativi. Il venditore deve darle un modulo per annullare',
    CA: 'quasi sempre può annullare una vendita fatta a casa Sua entro tre giorni lavorativi, o cinque da 65 anni in su. Il venditore deve darle un modulo per annullare',
  }),
  ...stateWords('gym', {
    GA: 'può annullare un contratto di palestra entro sette giorni lavorativi',
    AZ: 'può disdire un contratto di palestra entro tre giorni di apertura della palestra',
    CA: 'può annullare un contratto di palestra entro giorni dalla firma, e dopo se cambia casa o si ammala. La palestra deve accettarlo per iscritto o per e-mail',
    'FL IL MA NJ NC PA TX VA WA':
      'può annullare un contratto di palestra entro tre giorni lavorativi, e dopo se cambia casa o diventa disabile',
    NY: 'può annullare un contratto di palestra entro tre giorni, e dopo se si trasferisce a 25 miglia o si ammala',
    OH: 'può annullare un contratto di palestra entro tre giorni lavorativi',
  }),
}
