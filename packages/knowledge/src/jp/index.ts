/** Japan: every subject's rows in one object. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { CONSUMER } from './consumer.ts'
import { COURT_CLAIM } from './court-claim.ts'
import { DEBT_COLLECTION } from './debt-collection.ts'
import { DISMISSAL } from './dismissal.ts'
import { ENQUIRY } from './enquiry.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { HOUSING } from './housing.ts'
import { JUDGMENT_ENFORCEMENT } from './judgment-enforcement.ts'
import { LIMITATION } from './limitation.ts'
import { PUBLIC } from './public.ts'
import { SENDERS } from './senders.ts'

export const JP: CountryKnowledge = {
  country: 'jp',
  asOf: '2026-11-21',
  version: 'jp-2026-11-21',
  rules: [
    ...DEBT_COLLECTION,
    ...LIMITATION,
    ...COURT_CLAIM,
    ...JUDGMENT_ENFORCEMENT,
    ...HOUSING,
    ...DISMISSAL,
    ...PUBLIC,
    ...CONSUMER,
    ...ENQUIRY,
  ],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
