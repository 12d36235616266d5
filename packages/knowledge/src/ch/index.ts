/** Switzerland: every subject's rows in one object. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { CONSUMER } from './consumer.ts'
import { COURT } from './court.ts'
import { DEBT_COLLECTION } from './debt-collection.ts'
import { DISMISSAL } from './dismissal.ts'
import { ENQUIRY } from './enquiry.ts'
import { FINES_TAX } from './fines-tax.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { HOUSING } from './housing.ts'
import { LIMITATION } from './limitation.ts'
import { PAYMENT_ORDER } from './payment-order.ts'
import { SENDERS } from './senders.ts'

export const CH: CountryKnowledge = {
  country: 'ch',
  asOf: '2026-11-21',
  version: 'ch-2026-11-21',
  rules: [
    ...DEBT_COLLECTION,
    ...LIMITATION,
    ...PAYMENT_ORDER,
    ...COURT,
    ...HOUSING,
    ...DISMISSAL,
    ...FINES_TAX,
    ...CONSUMER,
    ...ENQUIRY,
  ],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
