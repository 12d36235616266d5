/** Australia: every subject's rows in one object. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { CONSUMER } from './consumer.ts'
import { COURT } from './court.ts'
import { DEBT_COLLECTION } from './debt-collection.ts'
import { EMPLOYMENT } from './employment.ts'
import { ENERGY_DEBTS } from './energy-debt.ts'
import { ENQUIRY } from './enquiry.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { HOUSING } from './housing.ts'
import { LIMITATION } from './limitation.ts'
import { PUBLIC_MONEY } from './public-money.ts'
import { SENDERS } from './senders.ts'

export const AU: CountryKnowledge = {
  country: 'au',
  asOf: '2026-11-21',
  version: 'au-2026-11-21',
  rules: [
    ...DEBT_COLLECTION,
    ...ENERGY_DEBTS,
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
