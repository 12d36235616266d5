/** The Dutch words of the rows in ../state-old-records.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_OLD_RECORDS_NL: Words = {
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
}
