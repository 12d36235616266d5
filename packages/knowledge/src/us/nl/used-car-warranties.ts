/** The Dutch words of the rows in ../used-car-warranties.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const USED_CAR_WARRANTIES_NL: Words = {
  ...stateWords('used-car', {
    MA: 'moet een dealer ernstige gebreken van veel gebruikte auto’s 30 tot 90 dagen lang repareren, naar de mijlen. De woorden “as is” veranderen dat niet',
    NJ: 'moet een dealer ernstige gebreken van veel gebruikte auto’s 30 tot 90 dagen lang repareren, naar de mijlen. De woorden “as is” veranderen dat niet',
    NY: 'moet een dealer ernstige gebreken van veel gebruikte auto’s 30 tot 90 dagen lang repareren, naar de mijlen. De woorden “as is” veranderen dat niet',
    AZ: 'moet een dealer motor en versnelling van de meeste gebruikte auto’s 15 dagen of 500 mijl lang repareren. De woorden “as is” veranderen dat meestal niet',
    IL: 'moet een dealer motor en versnelling van de meeste gebruikte auto’s 15 dagen of 500 mijl lang repareren. De woorden “as is” veranderen dat meestal niet',
  }),
}
