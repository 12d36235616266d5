/** Belgium: every subject's rows in one object. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { CONSUMER } from './consumer.ts'
import { COURT } from './court.ts'
import { DEBT_COLLECTION } from './debt-collection.ts'
import { DISMISSAL } from './dismissal.ts'
import { ENQUIRY } from './enquiry.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { LIMITATION } from './limitation.ts'
import { RENTING } from './renting.ts'
import { SENDERS } from './senders.ts'

export const BE: CountryKnowledge = {
  country: 'be',
  asOf: '2026-11-21',
  version: 'be-2026-11-21',
  rules: [
    ...DEBT_COLLECTION,
    ...LIMITATION,
    ...COURT,
    ...RENTING,
    ...DISMISSAL,
    ...CONSUMER,
    ...ENQUIRY,
  ],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
