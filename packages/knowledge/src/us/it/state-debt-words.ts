/** The United States in Italian: rows by state on debts. */
import type { Words } from '@plainletter/contracts/rule'

import { ESTATES_AND_UNCLAIMED_MONEY_IT } from './estates-and-unclaimed-money.ts'
import { STATE_BUILDERS_IT } from './state-builders.ts'
import { STATE_CRASHES_AND_DRUNK_DRIVING_IT } from './state-crashes-and-drunk-driving.ts'
import { STATE_DEBT_TIMES_IT } from './state-debt-times.ts'
import { STATE_DEBT_IT } from './state-debt.ts'
import { STATE_DIVORCES_IT } from './state-divorces.ts'
import { STATE_EVICTION_ENDS_IT } from './state-eviction-ends.ts'
import { STATE_FAMILY_CARE_IT } from './state-family-care.ts'
import { STATE_HEARINGS_AND_SCHOOLS_IT } from './state-hearings-and-schools.ts'
import { STATE_HOME_LOANS_IT } from './state-home-loans.ts'
import { STATE_HOSPITALS_IT } from './state-hospitals.ts'
import { STATE_JUDGMENT_TERMS_IT } from './state-judgment-terms.ts'
import { STATE_JUDGMENTS_IT } from './state-judgments.ts'
import { STATE_OWNED_HOMES_IT } from './state-owned-homes.ts'
import { STATE_PAID_LEAVE_IT } from './state-paid-leave.ts'
import { STATE_PUBLIC_DUTIES_IT } from './state-public-duties.ts'
import { STATE_RENEWALS_IT } from './state-renewals.ts'
import { STATE_RENTS_IT } from './state-rents.ts'
import { STATE_SOLD_DEBTS_IT } from './state-sold-debts.ts'
import { STATE_SPECIAL_DEBTS_IT } from './state-special-debts.ts'
import { STATE_SPECIAL_HOMES_IT } from './state-special-homes.ts'
import { STATE_SPECIAL_IT } from './state-special.ts'
import { STATE_STREETS_IT } from './state-streets.ts'
import { STATE_TIMESHARES_IT } from './state-timeshares.ts'
import { STATE_TRADE_IT } from './state-trade.ts'
import { STATES_IN_COMMON_IT } from './states-in-common.ts'

export const STATE_DEBT_WORDS_IT: Words = {
  ...ESTATES_AND_UNCLAIMED_MONEY_IT,
  ...STATE_BUILDERS_IT,
  ...STATE_DEBT_IT,
  ...STATE_DEBT_TIMES_IT,
  ...STATE_EVICTION_ENDS_IT,
  ...STATE_DIVORCES_IT,
  ...STATE_FAMILY_CARE_IT,
  ...STATE_HOME_LOANS_IT,
  ...STATE_HOSPITALS_IT,
  ...STATE_JUDGMENTS_IT,
  ...STATE_JUDGMENT_TERMS_IT,
  ...STATE_OWNED_HOMES_IT,
  ...STATE_PUBLIC_DUTIES_IT,
  ...STATE_HEARINGS_AND_SCHOOLS_IT,
  ...STATE_TIMESHARES_IT,
  ...STATE_PAID_LEAVE_IT,
  ...STATE_CRASHES_AND_DRUNK_DRIVING_IT,
  ...STATE_RENTS_IT,
  ...STATE_SOLD_DEBTS_IT,
  ...STATE_SPECIAL_DEBTS_IT,
  ...STATE_SPECIAL_IT,
  ...STATE_SPECIAL_HOMES_IT,
  ...STATE_STREETS_IT,
  ...STATE_TRADE_IT,
  ...STATE_RENEWALS_IT,
  ...STATES_IN_COMMON_IT,
}
