/** The United States in German: rows by state on debts. */
import type { Words } from '@plainletter/contracts/rule'

import { ESTATES_AND_UNCLAIMED_MONEY_DE } from './estates-and-unclaimed-money.ts'
import { STATE_BUILDERS_DE } from './state-builders.ts'
import { STATE_CRASHES_AND_DRUNK_DRIVING_DE } from './state-crashes-and-drunk-driving.ts'
import { STATE_DEBT_TIMES_DE } from './state-debt-times.ts'
import { STATE_DEBT_DE } from './state-debt.ts'
import { STATE_DIVORCES_DE } from './state-divorces.ts'
import { STATE_EVICTION_ENDS_DE } from './state-eviction-ends.ts'
import { STATE_FAMILY_CARE_DE } from './state-family-care.ts'
import { STATE_HEARINGS_AND_SCHOOLS_DE } from './state-hearings-and-schools.ts'
import { STATE_HOME_LOANS_DE } from './state-home-loans.ts'
import { STATE_HOSPITALS_DE } from './state-hospitals.ts'
import { STATE_JUDGMENT_TERMS_DE } from './state-judgment-terms.ts'
import { STATE_JUDGMENTS_DE } from './state-judgments.ts'
import { STATE_OWNED_HOMES_DE } from './state-owned-homes.ts'
import { STATE_PAID_LEAVE_DE } from './state-paid-leave.ts'
import { STATE_PUBLIC_DUTIES_DE } from './state-public-duties.ts'
import { STATE_RENEWALS_DE } from './state-renewals.ts'
import { STATE_RENTS_DE } from './state-rents.ts'
import { STATE_SMALL_CASES_DE } from './state-small-cases.ts'
import { STATE_SOLD_DEBTS_DE } from './state-sold-debts.ts'
import { STATE_SPECIAL_DEBTS_DE } from './state-special-debts.ts'
import { STATE_SPECIAL_HOMES_DE } from './state-special-homes.ts'
import { STATE_SPECIAL_DE } from './state-special.ts'
import { STATE_STREETS_DE } from './state-streets.ts'
import { STATE_TIMESHARES_DE } from './state-timeshares.ts'
import { STATE_TRADE_DE } from './state-trade.ts'
import { STATES_IN_COMMON_DE } from './states-in-common.ts'

export const STATE_DEBT_WORDS_DE: Words = {
  ...ESTATES_AND_UNCLAIMED_MONEY_DE,
  ...STATE_BUILDERS_DE,
  ...STATE_DEBT_DE,
  ...STATE_DEBT_TIMES_DE,
  ...STATE_EVICTION_ENDS_DE,
  ...STATE_DIVORCES_DE,
  ...STATE_SMALL_CASES_DE,
  ...STATE_FAMILY_CARE_DE,
  ...STATE_HOME_LOANS_DE,
  ...STATE_HOSPITALS_DE,
  ...STATE_JUDGMENTS_DE,
  ...STATE_JUDGMENT_TERMS_DE,
  ...STATE_OWNED_HOMES_DE,
  ...STATE_PUBLIC_DUTIES_DE,
  ...STATE_HEARINGS_AND_SCHOOLS_DE,
  ...STATE_TIMESHARES_DE,
  ...STATE_PAID_LEAVE_DE,
  ...STATE_CRASHES_AND_DRUNK_DRIVING_DE,
  ...STATE_RENTS_DE,
  ...STATE_SOLD_DEBTS_DE,
  ...STATE_SPECIAL_DE,
  ...STATE_SPECIAL_HOMES_DE,
  ...STATE_SPECIAL_DEBTS_DE,
  ...STATE_STREETS_DE,
  ...STATE_TRADE_DE,
  ...STATE_RENEWALS_DE,
  ...STATES_IN_COMMON_DE,
}
