/** The Italian words of the rows in ../state-safety-and-privacy.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SAFETY_AND_PRIVACY_IT: Words = {
  ...stateWords('stalking', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'un tribunale può ordinare a qualcuno di stare lontano, quasi sempre gratis e lo stesso giorno. Perseguitare (stalking) è un reato',
  }),
  ...stateWords('images', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'condividere immagini intime senza consenso è un reato, e quasi sempre può fare causa',
  }),
  ...stateWords('recording', {
    'AZ GA MI NC NJ NY OH TX VA':
      'quasi sempre può registrare un colloquio a cui partecipa. Registrare altri di nascosto è un reato',
    'CA FL IL MA PA WA':
      'per registrare un colloquio privato quasi sempre devono essere d’accordo tutti quelli che partecipano',
  }),
}
