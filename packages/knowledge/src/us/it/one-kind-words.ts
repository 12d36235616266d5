/** The United States in Italian: rows that speak to one kind of paper. */
import type { Words } from '@plainletter/contracts/rule'

import { BILLS_IT } from './bills.ts'
import { CONSUMER_IT } from './consumer.ts'
import { COPYRIGHT_IT } from './copyright.ts'
import { HOME_TAX_IT } from './home-tax.ts'
import { INSURANCE_IT } from './insurance.ts'
import { JUDGMENTS_IT } from './judgments.ts'
import { LAWSUIT_STEPS_IT } from './lawsuit-steps.ts'
import { LAWSUITS_IT } from './lawsuits.ts'
import { PROPERTY_INSURANCE_IT } from './property-insurance.ts'
import { PROVIDER_NOTICE_IT } from './provider-notice.ts'
import { SCAM_STEPS_IT } from './scam-steps.ts'
import { SCAM_IT } from './scam.ts'
import { STATE_CLAIMS_IT } from './state-claims.ts'
import { STATE_IMPOSTORS_IT } from './state-impostors.ts'
import { STATE_TAXES_IT } from './state-taxes.ts'
import { TAX_BILL_IT } from './tax-bill.ts'
import { TAX_DEADLINES_IT } from './tax-deadlines.ts'
import { TAX_NOTICES_IT } from './tax-notices.ts'
import { TAX_OF_STATES_AND_COUNTIES_IT } from './tax-of-states-and-counties.ts'
import { TAX_STEPS_IT } from './tax-steps.ts'
import { TAX_IT } from './tax.ts'
import { TOO_LATE_FOR_WORK_AND_MONEY_IT } from './too-late-for-work-and-money.ts'
import { TOO_LATE_IT } from './too-late.ts'
import { UTILITY_NOTICES_IT } from './utility-notices.ts'

export const ONE_KIND_WORDS_IT: Words = {
  ...TOO_LATE_IT,
  ...TOO_LATE_FOR_WORK_AND_MONEY_IT,
  ...BILLS_IT,
  ...CONSUMER_IT,
  ...COPYRIGHT_IT,
  ...PROVIDER_NOTICE_IT,
  ...LAWSUITS_IT,
  ...LAWSUIT_STEPS_IT,
  ...JUDGMENTS_IT,
  ...PROPERTY_INSURANCE_IT,
  ...UTILITY_NOTICES_IT,
  ...HOME_TAX_IT,
  ...INSURANCE_IT,
  ...SCAM_IT,
  ...SCAM_STEPS_IT,
  ...STATE_CLAIMS_IT,
  ...STATE_IMPOSTORS_IT,
  ...STATE_TAXES_IT,
  ...TAX_IT,
  ...TAX_DEADLINES_IT,
  ...TAX_STEPS_IT,
  ...TAX_OF_STATES_AND_COUNTIES_IT,
  ...TAX_BILL_IT,
  ...TAX_NOTICES_IT,
}
