/** The Dutch words of the rows in ../state-paid-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_PAID_LEAVE_NL: Words = {
  ...stateWords('paid-leave', {
    CA: 'geeft de wet verlof met behoud van baan bij bedrijven met vijf werknemers, en acht weken lang een deel van uw loon',
    MA: 'geeft de wet betaald verlof voor gezin en ziekte, en uw baan blijft',
    NJ: 'geeft de wet verlof voor gezin, en tot 12 weken een deel van uw loon',
    NY: 'geeft de wet tot 12 weken betaald verlof voor een baby of een ziek familielid, en uw baan blijft',
    WA: 'geeft de wet meestal tot 12 weken betaald verlof voor u of uw gezin',
  }),
}
