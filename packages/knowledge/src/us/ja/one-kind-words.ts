/** The United States in Japanese: rows that speak to one kind of paper. */
import type { Words } from '@plainletter/contracts/rule'

import { BILLS_JA } from './bills.ts'
import { CONSUMER_JA } from './consumer.ts'
import { COPYRIGHT_JA } from './copyright.ts'
import { HOME_TAX_JA } from './home-tax.ts'
import { INSURANCE_JA } from './insurance.ts'
import { JUDGMENTS_JA } from './judgments.ts'
import { LAWSUIT_STEPS_JA } from './lawsuit-steps.ts'
import { LAWSUITS_JA } from './lawsuits.ts'
import { PROPERTY_INSURANCE_JA } from './property-insurance.ts'
import { PROVIDER_NOTICE_JA } from './provider-notice.ts'
import { SCAM_STEPS_JA } from './scam-steps.ts'
import { SCAM_JA } from './scam.ts'
import { STATE_CLAIMS_JA } from './state-claims.ts'
import { STATE_IMPOSTORS_JA } from './state-impostors.ts'
import { STATE_TAXES_JA } from './state-taxes.ts'
import { TAX_BILL_JA } from './tax-bill.ts'
import { TAX_DEADLINES_JA } from './tax-deadlines.ts'
import { TAX_NOTICES_JA } from './tax-notices.ts'
import { TAX_OF_STATES_AND_COUNTIES_JA } from './tax-of-states-and-counties.ts'
import { TAX_STEPS_JA } from './tax-steps.ts'
import { TAX_JA } from './tax.ts'
import { TOO_LATE_FOR_WORK_AND_MONEY_JA } from './too-late-for-work-and-money.ts'
import { TOO_LATE_JA } from './too-late.ts'
import { UTILITY_NOTICES_JA } from './utility-notices.ts'

export const ONE_KIND_WORDS_JA: Words = {
  ...TOO_LATE_JA,
  ...TOO_LATE_FOR_WORK_AND_MONEY_JA,
  ...BILLS_JA,
  ...CONSUMER_JA,
  ...COPYRIGHT_JA,
  ...PROVIDER_NOTICE_JA,
  ...LAWSUITS_JA,
  ...LAWSUIT_STEPS_JA,
  ...JUDGMENTS_JA,
  ...PROPERTY_INSURANCE_JA,
  ...UTILITY_NOTICES_JA,
  ...HOME_TAX_JA,
  ...INSURANCE_JA,
  ...SCAM_JA,
  ...SCAM_STEPS_JA,
  ...STATE_CLAIMS_JA,
  ...STATE_IMPOSTORS_JA,
  ...STATE_TAXES_JA,
  ...TAX_BILL_JA,
  ...TAX_JA,
  ...TAX_DEADLINES_JA,
  ...TAX_STEPS_JA,
  ...TAX_OF_STATES_AND_COUNTIES_JA,
  ...TAX_NOTICES_JA,
}
