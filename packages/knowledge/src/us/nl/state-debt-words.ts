/** The United States in Dutch: rows by state on debts. */
import type { Words } from '@plainletter/contracts/rule'

import { ESTATES_AND_UNCLAIMED_MONEY_NL } from './estates-and-unclaimed-money.ts'
import { STATE_BUILDERS_NL } from './state-builders.ts'
import { STATE_CRASHES_AND_DRUNK_DRIVING_NL } from './state-crashes-and-drunk-driving.ts'
import { STATE_DEBT_TIMES_NL } from './state-debt-times.ts'
import { STATE_DEBT_NL } from './state-debt.ts'
import { STATE_DIVORCES_NL } from './state-divorces.ts'
import { STATE_EVICTION_ENDS_NL } from './state-eviction-ends.ts'
import { STATE_FAMILY_CARE_NL } from './state-family-care.ts'
import { STATE_HEARINGS_AND_SCHOOLS_NL } from './state-hearings-and-schools.ts'
import { STATE_HOME_LOANS_NL } from './state-home-loans.ts'
import { STATE_HOSPITALS_NL } from './state-hospitals.ts'
import { STATE_JUDGMENT_TERMS_NL } from './state-judgment-terms.ts'
import { STATE_JUDGMENTS_NL } from './state-judgments.ts'
import { STATE_OWNED_HOMES_NL } from './state-owned-homes.ts'
import { STATE_PAID_LEAVE_NL } from './state-paid-leave.ts'
import { STATE_PUBLIC_DUTIES_NL } from './state-public-duties.ts'
import { STATE_RENEWALS_NL } from './state-renewals.ts'
import { STATE_RENTS_NL } from './state-rents.ts'
import { STATE_SMALL_CASES_NL } from './state-small-cases.ts'
import { STATE_SOLD_DEBTS_NL } from './state-sold-debts.ts'
import { STATE_SPECIAL_DEBTS_NL } from './state-special-debts.ts'
import { STATE_SPECIAL_HOMES_NL } from './state-special-homes.ts'
import { STATE_SPECIAL_NL } from './state-special.ts'
import { STATE_STREETS_NL } from './state-streets.ts'
import { STATE_TIMESHARES_NL } from './state-timeshares.ts'
import { STATE_TRADE_NL } from './state-trade.ts'
import { STATES_IN_COMMON_NL } from './states-in-common.ts'

export const STATE_DEBT_WORDS_NL: Words = {
  ...ESTATES_AND_UNCLAIMED_MONEY_NL,
  ...STATE_BUILDERS_NL,
  ...STATE_DEBT_NL,
  ...STATE_DEBT_TIMES_NL,
  ...STATE_EVICTION_ENDS_NL,
  ...STATE_DIVORCES_NL,
  ...STATE_SMALL_CASES_NL,
  ...STATE_FAMILY_CARE_NL,
  ...STATE_HOME_LOANS_NL,
  ...STATE_HOSPITALS_NL,
  ...STATE_JUDGMENTS_NL,
  ...STATE_JUDGMENT_TERMS_NL,
  ...STATE_OWNED_HOMES_NL,
  ...STATE_PUBLIC_DUTIES_NL,
  ...STATE_HEARINGS_AND_SCHOOLS_NL,
  ...STATE_TIMESHARES_NL,
  ...STATE_PAID_LEAVE_NL,
  ...STATE_CRASHES_AND_DRUNK_DRIVING_NL,
  ...STATE_RENTS_NL,
  ...STATE_SOLD_DEBTS_NL,
  ...STATE_SPECIAL_DEBTS_NL,
  ...STATE_SPECIAL_NL,
  ...STATE_SPECIAL_HOMES_NL,
  ...STATE_STREETS_NL,
  ...STATE_TRADE_NL,
  ...STATE_RENEWALS_NL,
  ...STATES_IN_COMMON_NL,
}
