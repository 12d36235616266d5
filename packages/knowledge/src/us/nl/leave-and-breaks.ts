/** The Dutch words of the rows in ../leave-and-breaks.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const LEAVE_AND_BREAKS_NL: Words = {
  'us.pay.right-leave': {
    says: 'Bij bedrijven met 50 werknemers kunt u meestal 12 weken onbetaald verlof nemen en uw baan terugkrijgen. U krijgt 15 dagen voor een formulier van de arts.',
  },
  ...stateWords('work-breaks', {
    CA: 'krijgt u 30 minuten voor een maaltijd in een dienst van meer dan vijf uur, en tien minuten rust per vier uur. Een gemiste pauze kost het bedrijf een uur loon',
    IL: 'krijgt u 20 minuten voor een maaltijd in een dienst van zeven en een half uur',
    MA: 'krijgt u 30 minuten voor een maaltijd in een dienst van meer dan zes uur',
    NY: 'krijgt u meestal 30 minuten voor lunch in een dienst van meer dan zes uur',
    WA: 'krijgt u 30 minuten voor een maaltijd in een dienst van meer dan vijf uur, en tien minuten rust per vier uur',
  }),
}
