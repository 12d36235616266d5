/** The Dutch words of the rows in ../state-home-values.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOME_VALUES_NL: Words = {
  ...stateWords('home-value', {
    AZ: 'hebt u 60 dagen vanaf de verzending van het bericht om tegen de waarde in beroep te gaan',
    CA: 'kunt u binnen 60 dagen na het bericht in beroep tegen een nieuwe waarde. Tegen de jaarlijkse waarde kan het van juli tot de herfst',
    FL: 'hebt u 25 dagen na het bericht van augustus (TRIM) om een hoorzitting over de waarde te vragen',
    GA: 'hebt u 45 dagen vanaf de datum van het bericht om tegen de waarde in beroep te gaan',
    IL: 'hebt u meestal 30 dagen vanaf de gepubliceerde lijst om naar de board of review te gaan',
    MA: 'kunt u om vermindering (abatement) vragen tot de eerste echte belastingrekening van het jaar betaald moet zijn',
    NJ: 'kunt u tegen de waarde in beroep uiterlijk op 1 april (in sommige county’s 15 januari), of 45 dagen nadat het bericht is verzonden',
    NY: 'kunt u uiterlijk op de bezwaardag (grievance day) bij de board bezwaar maken, en daarna om een kleine herbeoordeling vragen (small claims review)',
    OH: 'kunt u uiterlijk op 31 maart bij de county over de waarde klagen',
    TX: 'kunt u tegen de waarde van uw huis protesteren uiterlijk op 15 mei, of 30 dagen na het bericht als dat later is',
    WA: 'kunt u tegen de waarde in beroep uiterlijk op 1 juli, of meestal 30 tot 60 dagen na het bericht als dat later is',
  }),
}
