/** The Dutch words of the rows in ../state-special-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SPECIAL_DEBTS_NL: Words = {
  ...stateWords('bad-check', {
    'CA FL':
      'hebt u na een aangetekende brief 30 dagen om een ongedekte cheque te betalen. Daarna kunnen zij tot drie keer meer eisen',
    TX: 'zijn de kosten voor een teruggestuurde cheque hoogstens $30. Betaal de cheque en de kosten, en bewaar bewijs',
    'AZ GA IL MA MI NC NJ OH WA':
      'begrenst de wet wat voor een geweigerde cheque mag worden gevraagd. Betaal hem binnen de dagen van de brief, dan komt er meestal weinig bij',
  }),
  ...stateWords('rent-to-own', {
    'AZ GA IL MA MI OH WA':
      'kunt u huurkoopspullen (rent-to-own) teruggeven en bent u geen latere huur schuldig. Na een late betaling kunt u meestal alsnog betalen en doorgaan',
  }),
  ...stateWords('storage-unit', {
    'AZ GA IL MA MI NC NJ OH WA':
      'moet een opslagbedrijf (self-storage) u schrijven voordat het uw spullen verkoopt. Betaal wat openstaat voor de verkoop en u kunt ze ophalen',
  }),
  ...stateWords('medical-credit', {
    NJ: 'moet incasso van een medische schuld 120 dagen wachten, en eerst komt een eerlijk plan. Rente is hoogstens 3% per jaar, en het loon van de meesten is veilig',
    IL: 'mag een medische schuld niet in uw kredietrapport staan. Staat ze er toch, betwist haar dan schriftelijk',
    WA: 'mag een medische schuld niet aan uw kredietrapport worden gemeld. Gebeurt dat toch, dan hoeft u haar niet te betalen',
  }),
  ...stateWords('wage-assignment', {
    IL: 'kunt u een loonafstand (wage assignment) meestal altijd schriftelijk stoppen. In de 20 dagen na het bericht blijft uw loon heel. Schrijf de schuldeiser en uw werkgever',
  }),
}
