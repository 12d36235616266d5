/** The Dutch words of the rows in ../state-home-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOME_LOANS_NL: Words = {
  ...stateWords('home-loan', {
    WA: 'kunt u tot 11 dagen voor de verkoop (trustee’s sale) de achterstand betalen en de lening houden',
    NC: 'moet de griffier (clerk) u horen voor een verkoop. U kunt de schuld aflossen tot tien dagen erna, of na het laatste hogere bod',
    MA: 'moet de geldgever u minstens 14 dagen voor een verkoop schrijven en die drie weken bekendmaken',
    AZ: 'vraagt een verkoop door een trustee (trustee’s sale) 90 dagen bericht vooraf. U kunt de achterstand betalen tot de dag ervoor',
    GA: 'moet de geldgever u minstens 30 dagen voor een gedwongen verkoop (foreclosure) schriftelijk bericht sturen',
    IL: 'hebt u meestal 90 dagen na de papieren van de rechtbank om de achterstand te betalen en de lening te houden',
    MI: 'moet een verkoop vier weken worden aangekondigd. U hebt daarna meestal zes maanden om het huis terug te kopen',
    VA: 'moet de geldgever u schriftelijk bericht van de verkoop sturen. Vraag meteen met welk bedrag u bij bent',
  }),
  ...stateWords('home-loan', {
    FL: 'loopt de gedwongen verkoop via een rechtbank. U hebt 20 dagen om te antwoorden en kunt de lening betalen tot de verkoop is ingeschreven',
    NJ: 'loopt de gedwongen verkoop via een rechtbank. U hebt 35 dagen om te antwoorden, kunt om bemiddeling vragen en de achterstand betalen tot het vonnis',
    NY: 'loopt de gedwongen verkoop via een rechtbank. Er moet meestal vroeg een gesprek over een schikking (settlement conference) zijn. Ga erheen',
    OH: 'loopt de gedwongen verkoop via een rechtbank. U hebt 28 dagen om te antwoorden en kunt de schuld betalen tot de rechtbank de verkoop bevestigt',
    PA: 'loopt de gedwongen verkoop via een rechtbank. U hebt 20 dagen om te antwoorden en kunt de achterstand betalen tot een uur voor de verkoop door de sheriff',
  }),
}
