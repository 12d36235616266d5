/** The Dutch words of the rows in ../state-family-and-safety.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_FAMILY_AND_SAFETY_NL: Words = {
  ...stateWords('old-record', {
    AR: 'kunnen de meeste kleine feiten (misdemeanors) en sommige zware (felonies) worden afgesloten zodra de straf voorbij en alles betaald is. Vervallen zaken ook',
    GA: 'kunnen in uw leven tot twee kleine feiten (misdemeanors) vier jaar na de straf worden verborgen, en vervallen zaken ook. Een zwaar feit (felony) vraagt eerst gratie',
    IA: 'kunnen vervallen zaken na 180 dagen worden gewist, en één klein feit (misdemeanor) in uw leven na acht jaar. Zware feiten (felonies) blijven meestal',
    ID: 'kunnen zaken zonder veroordeling meestal worden gewist. Eén keer in uw leven kan een klein feit zonder geweld worden verborgen, vijf jaar na de straf',
    IN: 'kunnen veel oude veroordelingen, en zaken die zijn vervallen, na een aantal jaren worden gewist. Voor veroordelingen kunt u het meestal maar één keer in uw leven vragen',
    ME: 'kunnen de meeste lichtste feiten (Class E) vier jaar na de straf worden afgesloten, als u het de rechter vraagt. Andere blijven meestal',
    MS: 'kunnen vervallen zaken en een eerste klein feit (misdemeanor) worden gewist. Ook één zwaar feit (felony) in uw leven, meestal vijf jaar na de straf',
    'AZ CA FL IL MA MI NJ NY NC OH PA TX VA WA':
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
