/** The Italian words of the rows in ../state-old-records.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_OLD_RECORDS_IT: Words = {
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
}
