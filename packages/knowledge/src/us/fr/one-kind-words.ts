/** The United States in French: rows that speak to one kind of paper. */
import type { Words } from '@plainletter/contracts/rule'

import { BILLS_FR } from './bills.ts'
import { CONSUMER_FR } from './consumer.ts'
import { COPYRIGHT_FR } from './copyright.ts'
import { HOME_TAX_FR } from './home-tax.ts'
import { INSURANCE_FR } from './insurance.ts'
import { JUDGMENTS_FR } from './judgments.ts'
import { LAWSUIT_STEPS_FR } from './lawsuit-steps.ts'
import { LAWSUITS_FR } from './lawsuits.ts'
import { PROPERTY_INSURANCE_FR } from './property-insurance.ts'
import { PROVIDER_NOTICE_FR } from './provider-notice.ts'
import { SCAM_STEPS_FR } from './scam-steps.ts'
import { SCAM_FR } from './scam.ts'
import { STATE_CLAIMS_FR } from './state-claims.ts'
import { STATE_IMPOSTORS_FR } from './state-impostors.ts'
import { STATE_TAXES_FR } from './state-taxes.ts'
import { TAX_BILL_FR } from './tax-bill.ts'
import { TAX_DEADLINES_FR } from './tax-deadlines.ts'
import { TAX_NOTICES_FR } from './tax-notices.ts'
import { TAX_OF_STATES_AND_COUNTIES_FR } from './tax-of-states-and-counties.ts'
import { TAX_STEPS_FR } from './tax-steps.ts'
import { TAX_FR } from './tax.ts'
import { TOO_LATE_FOR_WORK_AND_MONEY_FR } from './too-late-for-work-and-money.ts'
import { TOO_LATE_FR } from './too-late.ts'
import { UTILITY_NOTICES_FR } from './utility-notices.ts'

export const ONE_KIND_WORDS_FR: Words = {
  ...TOO_LATE_FR,
  ...TOO_LATE_FOR_WORK_AND_MONEY_FR,
  ...BILLS_FR,
  ...CONSUMER_FR,
  ...COPYRIGHT_FR,
  ...PROVIDER_NOTICE_FR,
  ...LAWSUITS_FR,
  ...LAWSUIT_STEPS_FR,
  ...JUDGMENTS_FR,
  ...PROPERTY_INSURANCE_FR,
  ...UTILITY_NOTICES_FR,
  ...HOME_TAX_FR,
  ...INSURANCE_FR,
  ...SCAM_FR,
  ...SCAM_STEPS_FR,
  ...STATE_CLAIMS_FR,
  ...STATE_IMPOSTORS_FR,
  ...STATE_TAXES_FR,
  ...TAX_FR,
  ...TAX_DEADLINES_FR,
  ...TAX_STEPS_FR,
  ...TAX_OF_STATES_AND_COUNTIES_FR,
  ...TAX_BILL_FR,
  ...TAX_NOTICES_FR,
}
