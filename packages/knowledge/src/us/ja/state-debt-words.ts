/** The United States in Japanese: rows by state on debts. */
import type { Words } from '@plainletter/contracts/rule'

import { ESTATES_AND_UNCLAIMED_MONEY_JA } from './estates-and-unclaimed-money.ts'
import { STATE_BUILDERS_JA } from './state-builders.ts'
import { STATE_CRASHES_AND_DRUNK_DRIVING_JA } from './state-crashes-and-drunk-driving.ts'
import { STATE_DEBT_TIMES_JA } from './state-debt-times.ts'
import { STATE_DEBT_JA } from './state-debt.ts'
import { STATE_DIVORCES_JA } from './state-divorces.ts'
import { STATE_EVICTION_ENDS_JA } from './state-eviction-ends.ts'
import { STATE_FAMILY_CARE_JA } from './state-family-care.ts'
import { STATE_HEARINGS_AND_SCHOOLS_JA } from './state-hearings-and-schools.ts'
import { STATE_HOME_LOANS_JA } from './state-home-loans.ts'
import { STATE_HOSPITALS_JA } from './state-hospitals.ts'
import { STATE_JUDGMENT_TERMS_JA } from './state-judgment-terms.ts'
import { STATE_JUDGMENTS_JA } from './state-judgments.ts'
import { STATE_OWNED_HOMES_JA } from './state-owned-homes.ts'
import { STATE_PAID_LEAVE_JA } from './state-paid-leave.ts'
import { STATE_PUBLIC_DUTIES_JA } from './state-public-duties.ts'
import { STATE_RENEWALS_JA } from './state-renewals.ts'
import { STATE_RENTS_JA } from './state-rents.ts'
import { STATE_SMALL_CASES_JA } from './state-small-cases.ts'
import { STATE_SOLD_DEBTS_JA } from './state-sold-debts.ts'
import { STATE_SPECIAL_DEBTS_JA } from './state-special-debts.ts'
import { STATE_SPECIAL_HOMES_JA } from './state-special-homes.ts'
import { STATE_SPECIAL_JA } from './state-special.ts'
import { STATE_STREETS_JA } from './state-streets.ts'
import { STATE_TIMESHARES_JA } from './state-timeshares.ts'
import { STATE_TRADE_JA } from './state-trade.ts'
import { STATES_IN_COMMON_JA } from './states-in-common.ts'

export const STATE_DEBT_WORDS_JA: Words = {
  ...ESTATES_AND_UNCLAIMED_MONEY_JA,
  ...STATES_IN_COMMON_JA,
  ...STATE_BUILDERS_JA,
  ...STATE_DEBT_JA,
  ...STATE_DEBT_TIMES_JA,
  ...STATE_EVICTION_ENDS_JA,
  ...STATE_DIVORCES_JA,
  ...STATE_SMALL_CASES_JA,
  ...STATE_FAMILY_CARE_JA,
  ...STATE_HOME_LOANS_JA,
  ...STATE_HOSPITALS_JA,
  ...STATE_JUDGMENTS_JA,
  ...STATE_JUDGMENT_TERMS_JA,
  ...STATE_OWNED_HOMES_JA,
  ...STATE_PUBLIC_DUTIES_JA,
  ...STATE_HEARINGS_AND_SCHOOLS_JA,
  ...STATE_TIMESHARES_JA,
  ...STATE_PAID_LEAVE_JA,
  ...STATE_CRASHES_AND_DRUNK_DRIVING_JA,
  ...STATE_RENTS_JA,
  ...STATE_SOLD_DEBTS_JA,
  ...STATE_SPECIAL_DEBTS_JA,
  ...STATE_SPECIAL_JA,
  ...STATE_SPECIAL_HOMES_JA,
  ...STATE_STREETS_JA,
  ...STATE_TRADE_JA,
  ...STATE_RENEWALS_JA,
}
