/** The United States: federal law, and the law of the states in which letters name one. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { BENEFITS } from './benefits.ts'
import { CHARGES } from './charges.ts'
import { CONSUMER } from './consumer.ts'
import { COPYRIGHT } from './copyright.ts'
import { COURT } from './court.ts'
import { DEBT_COLLECTION } from './debt-collection.ts'
import { ENQUIRY_CONSUMER } from './enquiry-consumer.ts'
import { ENQUIRY_DEBT } from './enquiry-debt.ts'
import { ENQUIRY_GUIDANCE } from './enquiry-guidance.ts'
import { ENQUIRY_HOME } from './enquiry-home.ts'
import { ENQUIRY_UNEMPLOYMENT } from './enquiry-unemployment.ts'
import { ENQUIRY_WORK } from './enquiry-work.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { HOME_ROWS } from './home.ts'
import { INSURANCE } from './insurance.ts'
import { SCAM_ROWS } from './scam.ts'
import { SENDERS } from './senders.ts'
import { STATE_DEPOSITS } from './state-deposits.ts'
import { STATE_SPECIAL } from './state-special.ts'
import { STATE_HELP, STATE_RULES } from './states.ts'
import { TAX_BILL } from './tax-bill.ts'
import { TAX_ROWS } from './tax.ts'
import { TICKETS } from './tickets.ts'
import { WORK_ROWS } from './work.ts'

export const US: CountryKnowledge = {
  country: 'us',
  asOf: '2026-11-21',
  version: 'us-2026-11-21',
  rules: [
    ...DEBT_COLLECTION,
    ...COURT,
    ...HOME_ROWS,
    ...WORK_ROWS,
    ...TAX_ROWS,
    ...TAX_BILL,
    ...BENEFITS,
    ...INSURANCE,
    ...COPYRIGHT,
    ...SCAM_ROWS,
    ...CONSUMER,
    ...TICKETS,
    ...CHARGES,
    ...ENQUIRY_DEBT,
    ...ENQUIRY_HOME,
    ...ENQUIRY_WORK,
    ...ENQUIRY_UNEMPLOYMENT,
    ...ENQUIRY_CONSUMER,
    ...ENQUIRY_GUIDANCE,
    ...STATE_SPECIAL,
    ...STATE_DEPOSITS,
    ...STATE_RULES,
  ],
  senders: [...SENDERS],
  help: [...HELP, ...STATE_HELP],
  holidays: [...HOLIDAYS],
}
