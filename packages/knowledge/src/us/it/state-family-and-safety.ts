/** The Italian words of the rows in ../state-family-and-safety.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_FAMILY_AND_SAFETY_IT: Words = {
  ...stateWords('old-record', {
    AR: 'quasi tutti i reati minori (misdemeanors) e alcuni gravi (felonies) si possono coprire (sealed) appena finita la pena e pagato tutto. Anche i casi chiusi',
    GA: 'fino a due reati minori (misdemeanors) nella vita si possono nascondere quattro anni dopo la pena, e anche i casi chiusi. Per uno grave (felony) serve prima la grazia',
    IA: 'i casi chiusi si possono cancellare dopo 180 giorni, e un reato minore (misdemeanor) nella vita dopo otto anni. Quelli gravi (felonies) quasi sempre restano',
    ID: 'i casi senza condanna quasi sempre si possono cancellare. Una volta nella vita un reato minore senza violenza si può nascondere, cinque anni dopo la pena',
    IN: 'molte condanne vecchie, e i casi chiusi, si possono cancellare dopo alcuni anni. Per le condanne può chiederlo quasi sempre una sola volta nella vita',
    ME: 'quasi tutti i reati più lievi (Class E) si possono coprire (sealed) quattro anni dopo la pena, se lo chiede al tribunale. Gli altri quasi sempre restano',
    MS: 'si possono cancellare i casi chiusi e un primo reato minore (misdemeanor). Anche uno grave (felony) nella vita, quasi sempre cinque anni dopo la pena',
    'AZ CA FL IL MA MI NJ NY NC OH PA TX VA WA':
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
