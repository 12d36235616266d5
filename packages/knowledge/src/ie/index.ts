/** Ireland: every subject's rows in one object. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { CONSUMER } from './consumer.ts'
import { COURT } from './court.ts'
import { DEBT_COLLECTION } from './debt-collection.ts'
import { DEBT_PRACTICES } from './debt-practices.ts'
import { EMPLOYMENT } from './employment.ts'
import { ENQUIRY } from './enquiry.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { HOUSING } from './housing.ts'
import { LIMITATION } from './limitation.ts'
import { PUBLIC_MONEY } from './public-money.ts'
import { SENDERS } from './senders.ts'

export const IE: CountryKnowledge = {
  country: 'ie',
  asOf: '2026-11-21',
  version: 'ie-2026-11-21',
  rules: [
    ...DEBT_COLLECTION,
    ...DEBT_PRACTICES,
    ...LIMITATION,
    ...COURT,
    ...HOUSING,
    ...EMPLOYMENT,
    ...CONSUMER,
    ...PUBLIC_MONEY,
    ...ENQUIRY,
  ],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
