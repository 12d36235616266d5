/** The United States in Spanish: rows by state on debts. */
import type { Words } from '@plainletter/contracts/rule'

import { ESTATES_AND_UNCLAIMED_MONEY_ES } from './estates-and-unclaimed-money.ts'
import { STATE_BUILDERS_ES } from './state-builders.ts'
import { STATE_CRASHES_AND_DRUNK_DRIVING_ES } from './state-crashes-and-drunk-driving.ts'
import { STATE_DEBT_TIMES_ES } from './state-debt-times.ts'
import { STATE_DEBT_ES } from './state-debt.ts'
import { STATE_DIVORCES_ES } from './state-divorces.ts'
import { STATE_EVICTION_ENDS_ES } from './state-eviction-ends.ts'
import { STATE_FAMILY_CARE_ES } from './state-family-care.ts'
import { STATE_HEARINGS_AND_SCHOOLS_ES } from './state-hearings-and-schools.ts'
import { STATE_HOME_LOANS_ES } from './state-home-loans.ts'
import { STATE_HOSPITALS_ES } from './state-hospitals.ts'
import { STATE_JUDGMENT_TERMS_ES } from './state-judgment-terms.ts'
import { STATE_JUDGMENTS_ES } from './state-judgments.ts'
import { STATE_OWNED_HOMES_ES } from './state-owned-homes.ts'
import { STATE_PAID_LEAVE_ES } from './state-paid-leave.ts'
import { STATE_PUBLIC_DUTIES_ES } from './state-public-duties.ts'
import { STATE_RENEWALS_ES } from './state-renewals.ts'
import { STATE_RENTS_ES } from './state-rents.ts'
import { STATE_SMALL_CASES_ES } from './state-small-cases.ts'
import { STATE_SOLD_DEBTS_ES } from './state-sold-debts.ts'
import { STATE_SPECIAL_DEBTS_ES } from './state-special-debts.ts'
import { STATE_SPECIAL_HOMES_ES } from './state-special-homes.ts'
import { STATE_SPECIAL_ES } from './state-special.ts'
import { STATE_STREETS_ES } from './state-streets.ts'
import { STATE_TIMESHARES_ES } from './state-timeshares.ts'
import { STATE_TRADE_ES } from './state-trade.ts'
import { STATES_IN_COMMON_ES } from './states-in-common.ts'

export const STATE_DEBT_WORDS_ES: Words = {
  ...STATE_DEBT_TIMES_ES,
  ...STATE_EVICTION_ENDS_ES,
  ...STATE_FAMILY_CARE_ES,
  ...STATE_JUDGMENT_TERMS_ES,
  ...STATE_OWNED_HOMES_ES,
  ...STATE_PUBLIC_DUTIES_ES,
  ...STATE_HEARINGS_AND_SCHOOLS_ES,
  ...STATE_TIMESHARES_ES,
  ...STATE_PAID_LEAVE_ES,
  ...STATE_CRASHES_AND_DRUNK_DRIVING_ES,
  ...ESTATES_AND_UNCLAIMED_MONEY_ES,
  ...STATE_DIVORCES_ES,
  ...STATE_SMALL_CASES_ES,
  ...STATE_SOLD_DEBTS_ES,
  ...STATE_SPECIAL_DEBTS_ES,
  ...STATE_STREETS_ES,
  ...STATE_RENTS_ES,
  ...STATE_BUILDERS_ES,
  ...STATES_IN_COMMON_ES,
  ...STATE_HOME_LOANS_ES,
  ...STATE_JUDGMENTS_ES,
  ...STATE_TRADE_ES,
  ...STATE_RENEWALS_ES,
  ...STATE_HOSPITALS_ES,
  ...STATE_SPECIAL_ES,
  ...STATE_SPECIAL_HOMES_ES,
  ...STATE_DEBT_ES,
}
