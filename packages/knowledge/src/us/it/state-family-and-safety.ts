/** The Italian words of the rows in ../state-family-and-safety.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_FAMILY_AND_SAFETY_IT: Words = {
  ...stateWords('old-record', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'molte condanne vecchie o piccole, e i casi chiusi, si possono cancellare o coprire (sealed) dopo alcuni anni',
  }),
  ...stateWords('heirs', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'senza testamento la legge dello Stato fissa le parti di marito o moglie e figli. Un tribunale nomina chi si occupa dell’eredità e deve renderne conto',
  }),
  ...stateWords('stalking', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'un tribunale può ordinare a qualcuno di stare lontano, quasi sempre gratis e lo stesso giorno. Perseguitare (stalking) è un reato',
  }),
  ...stateWords('images', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'condividere immagini intime senza consenso è un reato, e quasi sempre può fare causa',
  }),
  ...stateWords('custody', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'il giudice decide sui figli secondo ciò che è meglio per loro. Visite e mantenimento sono due cose: un genitore non può fermare l’una per l’altra',
  }),
  ...stateWords('recording', {
    'AZ GA MI NC NJ NY OH TX VA':
      'quasi sempre può registrare un colloquio a cui partecipa. Registrare altri di nascosto è un reato',
    'CA FL IL MA PA WA':
      'per registrare un colloquio privato quasi sempre devono essere d’accordo tutti quelli che partecipano',
  }),
}
