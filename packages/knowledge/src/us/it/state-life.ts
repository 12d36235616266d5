/** The Italian words of the rows in ../state-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_LIFE_IT: Words = {
  ...stateWords('land-deal', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'un accordo su un terreno o una casa vale quasi sempre solo per iscritto e firmato da chi deve rispettarlo',
  }),
  ...stateWords('hidden-fault', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'un venditore che nasconde un difetto serio che conosceva, o mente nel modulo, può doverle la perdita',
  }),
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
  ...stateWords('repair-shop', {
    'CA FL IL MA MI NJ NY NC OH PA VA WA':
      'un’officina deve quasi sempre dare un preventivo e chiederle prima di andare molto oltre',
    TX: 'un’officina può tenere l’auto finché non paga ciò che ha accettato. Per lavori che non ha permesso può usare la legge sul commercio',
  }),
  ...stateWords('speak-up', {
    'AZ CA FL IL MA MI NJ NY NC OH PA TX VA WA':
      'non possono licenziarla perché segnala o rifiuta cose vietate o pericolose, nei limiti della legge',
  }),
  ...stateWords('vacation-pay', {
    'AZ MI NY NC OH PA TX':
      'le ferie non usate si pagano come dicono le regole scritte della ditta o il contratto',
    CA: 'le ferie guadagnate sono paga. Non si possono togliere e vanno pagate quando va via',
    IL: 'le ferie guadagnate vanno pagate quando va via',
    MA: 'le ferie guadagnate sono paga e vanno pagate quando va via',
  }),
  ...stateWords('hoa-limits', {
    'AZ CA FL IL MA MI NC NJ OH TX VA WA':
      'un’associazione di proprietari quasi sempre non può vietare pannelli solari, ma può mettere limiti giusti',
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
