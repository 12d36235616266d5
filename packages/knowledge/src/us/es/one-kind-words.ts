/** The United States in Spanish: rows that speak to one kind of paper. */
import type { Words } from '@plainletter/contracts/rule'

import { BILLS_ES } from './bills.ts'
import { CONSUMER_ES } from './consumer.ts'
import { COPYRIGHT_ES } from './copyright.ts'
import { HOME_TAX_ES } from './home-tax.ts'
import { INSURANCE_ES } from './insurance.ts'
import { JUDGMENTS_ES } from './judgments.ts'
import { LAWSUIT_STEPS_ES } from './lawsuit-steps.ts'
import { LAWSUITS_ES } from './lawsuits.ts'
import { PROPERTY_INSURANCE_ES } from './property-insurance.ts'
import { PROVIDER_NOTICE_ES } from './provider-notice.ts'
import { SCAM_STEPS_ES } from './scam-steps.ts'
import { SCAM_ES } from './scam.ts'
import { STATE_CLAIMS_ES } from './state-claims.ts'
import { STATE_IMPOSTORS_ES } from './state-impostors.ts'
import { STATE_TAXES_ES } from './state-taxes.ts'
import { TAX_BILL_ES } from './tax-bill.ts'
import { TAX_DEADLINES_ES } from './tax-deadlines.ts'
import { TAX_NOTICES_ES } from './tax-notices.ts'
import { TAX_OF_STATES_AND_COUNTIES_ES } from './tax-of-states-and-counties.ts'
import { TAX_STEPS_ES } from './tax-steps.ts'
import { TAX_ES } from './tax.ts'
import { TOO_LATE_FOR_WORK_AND_MONEY_ES } from './too-late-for-work-and-money.ts'
import { TOO_LATE_ES } from './too-late.ts'
import { UTILITY_NOTICES_ES } from './utility-notices.ts'

export const ONE_KIND_WORDS_ES: Words = {
  ...TOO_LATE_ES,
  ...TOO_LATE_FOR_WORK_AND_MONEY_ES,
  ...STATE_TAXES_ES,
  ...STATE_CLAIMS_ES,
  ...STATE_IMPOSTORS_ES,
  ...BILLS_ES,
  ...CONSUMER_ES,
  ...COPYRIGHT_ES,
  ...PROVIDER_NOTICE_ES,
  ...LAWSUITS_ES,
  ...LAWSUIT_STEPS_ES,
  ...JUDGMENTS_ES,
  ...PROPERTY_INSURANCE_ES,
  ...INSURANCE_ES,
  ...SCAM_ES,
  ...SCAM_STEPS_ES,
  ...UTILITY_NOTICES_ES,
  ...HOME_TAX_ES,
  ...TAX_NOTICES_ES,
  ...TAX_ES,
  ...TAX_DEADLINES_ES,
  ...TAX_STEPS_ES,
  ...TAX_OF_STATES_AND_COUNTIES_ES,
  ...TAX_BILL_ES,
}
