/** The Dutch words of the rows in ../state-parking-and-tolls.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_PARKING_AND_TOLLS_NL: Words = {
  ...stateWords('city-parking', {
    FL: 'kunt u een parkeerbon van de stad betalen of uiterlijk op de datum erop om een hoorzitting vragen. Onbetaalde bonnen kunnen het verlengen van uw kenteken stoppen',
    MI: 'kunt u een parkeerbon betalen of uiterlijk op de datum erop om een hoorzitting vragen bij de district court of het bureau van de stad',
    NC: 'is een parkeerbon van de stad meestal een gewone geldstraf (civil penalty). U kunt bij de stad in beroep zoals de bon zegt',
    VA: 'kunt u een parkeerbon aanvechten bij de general district court, uiterlijk op de datum erop',
  }),
  ...stateWords('toll-bill', {
    MA: 'kunt u een tolrekening schriftelijk betwisten, uiterlijk op de datum erop. Onbetaalde rekeningen kunnen het verlengen van rijbewijs en kenteken stoppen',
    NJ: 'krijgt de eigenaar het tolbericht. U kunt laten zien dat een ander reed of dat de auto verkocht of gestolen was',
    WA: 'kunt u een tolboete schriftelijk of op een hoorzitting betwisten, uiterlijk op de datum in het bericht',
  }),
}
