/** The Italian words of the rows in ../gyms.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const GYMS_IT: Words = {
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
