/** France: every subject's rows in one object. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { DEBT_COLLECTION } from './debt-collection.ts'
import { FORMAL_DEMAND } from './formal-demand.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { LIMITATION } from './limitation.ts'
import { SENDERS } from './senders.ts'

export const FR: CountryKnowledge = {
  country: 'fr',
  asOf: '2026-11-21',
  version: 'fr-2026-11-21',
  rules: [...DEBT_COLLECTION, ...FORMAL_DEMAND, ...LIMITATION],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
