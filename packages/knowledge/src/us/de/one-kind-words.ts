/** The United States in German: rows that speak to one kind of paper. */
import type { Words } from '@plainletter/contracts/rule'

import { BILLS_DE } from './bills.ts'
import { CONSUMER_DE } from './consumer.ts'
import { COPYRIGHT_DE } from './copyright.ts'
import { HOME_TAX_DE } from './home-tax.ts'
import { INSURANCE_DE } from './insurance.ts'
import { JUDGMENTS_DE } from './judgments.ts'
import { LAWSUIT_STEPS_DE } from './lawsuit-steps.ts'
import { LAWSUITS_DE } from './lawsuits.ts'
import { PROPERTY_INSURANCE_DE } from './property-insurance.ts'
import { PROVIDER_NOTICE_DE } from './provider-notice.ts'
import { SCAM_STEPS_DE } from './scam-steps.ts'
import { SCAM_DE } from './scam.ts'
import { STATE_CLAIMS_DE } from './state-claims.ts'
import { STATE_IMPOSTORS_DE } from './state-impostors.ts'
import { STATE_TAXES_DE } from './state-taxes.ts'
import { TAX_BILL_DE } from './tax-bill.ts'
import { TAX_DEADLINES_DE } from './tax-deadlines.ts'
import { TAX_NOTICES_DE } from './tax-notices.ts'
import { TAX_OF_STATES_AND_COUNTIES_DE } from './tax-of-states-and-counties.ts'
import { TAX_STEPS_DE } from './tax-steps.ts'
import { TAX_DE } from './tax.ts'
import { TOO_LATE_FOR_WORK_AND_MONEY_DE } from './too-late-for-work-and-money.ts'
import { TOO_LATE_DE } from './too-late.ts'
import { UTILITY_NOTICES_DE } from './utility-notices.ts'

export const ONE_KIND_WORDS_DE: Words = {
  ...TOO_LATE_DE,
  ...TOO_LATE_FOR_WORK_AND_MONEY_DE,
  ...BILLS_DE,
  ...CONSUMER_DE,
  ...COPYRIGHT_DE,
  ...PROVIDER_NOTICE_DE,
  ...LAWSUITS_DE,
  ...LAWSUIT_STEPS_DE,
  ...JUDGMENTS_DE,
  ...PROPERTY_INSURANCE_DE,
  ...UTILITY_NOTICES_DE,
  ...HOME_TAX_DE,
  ...INSURANCE_DE,
  ...SCAM_DE,
  ...SCAM_STEPS_DE,
  ...STATE_CLAIMS_DE,
  ...STATE_IMPOSTORS_DE,
  ...STATE_TAXES_DE,
  ...TAX_DE,
  ...TAX_DEADLINES_DE,
  ...TAX_STEPS_DE,
  ...TAX_OF_STATES_AND_COUNTIES_DE,
  ...TAX_BILL_DE,
  ...TAX_NOTICES_DE,
}
