/** The United States in Dutch: rows that speak to one kind of paper. */
import type { Words } from '@plainletter/contracts/rule'

import { BILLS_NL } from './bills.ts'
import { CONSUMER_NL } from './consumer.ts'
import { COPYRIGHT_NL } from './copyright.ts'
import { HOME_TAX_NL } from './home-tax.ts'
import { INSURANCE_NL } from './insurance.ts'
import { JUDGMENTS_NL } from './judgments.ts'
import { LAWSUIT_STEPS_NL } from './lawsuit-steps.ts'
import { LAWSUITS_NL } from './lawsuits.ts'
import { PROPERTY_INSURANCE_NL } from './property-insurance.ts'
import { PROVIDER_NOTICE_NL } from './provider-notice.ts'
import { SCAM_STEPS_NL } from './scam-steps.ts'
import { SCAM_NL } from './scam.ts'
import { STATE_CLAIMS_NL } from './state-claims.ts'
import { STATE_IMPOSTORS_NL } from './state-impostors.ts'
import { STATE_TAXES_NL } from './state-taxes.ts'
import { TAX_BILL_NL } from './tax-bill.ts'
import { TAX_DEADLINES_NL } from './tax-deadlines.ts'
import { TAX_NOTICES_NL } from './tax-notices.ts'
import { TAX_OF_STATES_AND_COUNTIES_NL } from './tax-of-states-and-counties.ts'
import { TAX_STEPS_NL } from './tax-steps.ts'
import { TAX_NL } from './tax.ts'
import { TOO_LATE_FOR_WORK_AND_MONEY_NL } from './too-late-for-work-and-money.ts'
import { TOO_LATE_NL } from './too-late.ts'
import { UTILITY_NOTICES_NL } from './utility-notices.ts'

export const ONE_KIND_WORDS_NL: Words = {
  ...TOO_LATE_NL,
  ...TOO_LATE_FOR_WORK_AND_MONEY_NL,
  ...BILLS_NL,
  ...CONSUMER_NL,
  ...COPYRIGHT_NL,
  ...PROVIDER_NOTICE_NL,
  ...LAWSUITS_NL,
  ...LAWSUIT_STEPS_NL,
  ...JUDGMENTS_NL,
  ...PROPERTY_INSURANCE_NL,
  ...UTILITY_NOTICES_NL,
  ...HOME_TAX_NL,
  ...INSURANCE_NL,
  ...SCAM_NL,
  ...SCAM_STEPS_NL,
  ...STATE_CLAIMS_NL,
  ...STATE_IMPOSTORS_NL,
  ...STATE_TAXES_NL,
  ...TAX_NL,
  ...TAX_DEADLINES_NL,
  ...TAX_STEPS_NL,
  ...TAX_OF_STATES_AND_COUNTIES_NL,
  ...TAX_BILL_NL,
  ...TAX_NOTICES_NL,
}
