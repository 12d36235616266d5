/** The Dutch words of the rows in ../state-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_LIFE_NL: Words = {
  ...stateWords('land-deal', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'telt een koop van land of een huis meestal alleen op papier, getekend door wie zich eraan moet houden',
  }),
  ...stateWords('hidden-fault', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'kan een verkoper die een ernstig gebrek kent en verbergt, of op het formulier liegt, u het verlies schuldig zijn',
  }),
  ...stateWords('old-record', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'kunnen veel oude of kleine veroordelingen, en zaken die zijn vervallen, na een aantal jaren worden gewist of afgesloten',
  }),
  ...stateWords('heirs', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'bepaalt de wet zonder testament de delen van man of vrouw en kinderen. Een rechter benoemt wie de nalatenschap regelt en die moet verantwoorden',
  }),
  ...stateWords('stalking', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'kan een rechter iemand bevelen weg te blijven, meestal gratis en dezelfde dag. Stalking is een misdaad',
  }),
  ...stateWords('images', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'is intieme beelden delen zonder toestemming een misdaad, en kunt u meestal naar de rechter',
  }),
  ...stateWords('repair-shop', {
    'CA FL IL MA MI NJ NY NC OH PA VA WA':
      'moet een garage meestal een schatting geven en u vragen voor zij er ver boven gaat',
    TX: 'mag een garage de auto houden tot u betaalt wat u afsprak. Voor werk dat u niet goed vond, kunt u de handelswet gebruiken',
  }),
  ...stateWords('speak-up', {
    'AZ CA FL IL MA MI NJ NY NC OH PA TX VA WA':
      'mag u niet worden ontslagen omdat u verboden of onveilige dingen meldt of weigert, binnen grenzen van de wet',
  }),
  ...stateWords('vacation-pay', {
    'AZ MI NY NC OH PA TX':
      'wordt vakantie die u niet opnam betaald zoals de schriftelijke regels van het bedrijf of het contract zeggen',
    CA: 'is vakantie die u verdiende loon. Die mag niet worden afgenomen en moet worden betaald als u vertrekt',
    IL: 'moet verdiende vakantie worden betaald als u vertrekt',
    MA: 'is verdiende vakantie loon en moet die worden betaald als u vertrekt',
  }),
  ...stateWords('hoa-limits', {
    'AZ CA FL IL MA MI NC NJ OH TX VA WA':
      'mag een vereniging van eigenaren zonnepanelen meestal niet verbieden, maar wel eerlijke grenzen stellen',
  }),
  ...stateWords('custody', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'beslist de rechter over kinderen naar wat voor hen het beste is. Bezoek en alimentatie zijn twee dingen: een ouder mag het ene niet stoppen om het andere',
  }),
  ...stateWords('recording', {
    'AZ GA MI NC NJ NY OH TX VA':
      'mag u een gesprek waaraan u meedoet meestal opnemen. Anderen in het geheim opnemen is een misdaad',
    'CA FL IL MA PA WA':
      'moeten voor het opnemen van een privégesprek meestal alle deelnemers akkoord zijn',
  }),
}
