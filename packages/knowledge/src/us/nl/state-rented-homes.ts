/** The Dutch words of the rows in ../state-rented-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_RENTED_HOMES_NL: Words = {
  ...stateWords('lease-breach', {
    AZ: 'krijgt u meestal 10 dagen om een overtreding van het huurcontract te herstellen, of 5 als die gezondheid of veiligheid schaadt',
    IL: 'moet een bericht dat u het huurcontract overtrad u meestal 10 dagen geven',
    NC: 'kan een verhuurder om een overtreding alleen opzeggen als het huurcontract dat zegt. Lees het',
    NJ: 'moet de verhuurder u meestal eerst schriftelijk waarschuwen. Alleen als het doorgaat mag hij de huur beëindigen',
    OH: 'moet u bij een overtreding die gezondheid of veiligheid schaadt schriftelijk 30 dagen krijgen om die te herstellen',
    WA: 'krijgt u meestal 10 dagen om een overtreding van het huurcontract te herstellen',
  }),
  ...stateWords('safe-leave', {
    'AZ GA IL MA MI NC NJ WA':
      'kan een slachtoffer van geweld of stalking de huur meestal eerder beëindigen, schriftelijk en met bewijs, zoals een bevel van de rechter',
  }),
  ...stateWords('park-home', {
    'AZ IL MA MI NJ WA':
      'hebben parken met stacaravans (mobile home parks) een eigen wet. Het park heeft meestal een reden uit die wet nodig om u te laten gaan',
  }),
  ...stateWords('fair-housing', {
    'AZ GA NC OH':
      'mag een verhuurder u niet weigeren om ras, geloof, geslacht, handicap of kinderen. U kunt klagen bij de staat of HUD',
    'IL MA NJ WA':
      'mag een verhuurder u niet weigeren om ras, handicap of kinderen, of omdat een voucher een deel van de huur betaalt',
    MI: 'mag een verhuurder u niet weigeren om ras, leeftijd of kinderen. Met vijf woningen of meer mag hij ook een voucher niet weigeren',
  }),
}
