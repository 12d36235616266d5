/** The United States in French: rows by state on debts. */
import type { Words } from '@plainletter/contracts/rule'

import { ESTATES_AND_UNCLAIMED_MONEY_FR } from './estates-and-unclaimed-money.ts'
import { STATE_BUILDERS_FR } from './state-builders.ts'
import { STATE_CRASHES_AND_DRUNK_DRIVING_FR } from './state-crashes-and-drunk-driving.ts'
import { STATE_DEBT_TIMES_FR } from './state-debt-times.ts'
import { STATE_DEBT_FR } from './state-debt.ts'
import { STATE_DIVORCES_FR } from './state-divorces.ts'
import { STATE_EVICTION_ENDS_FR } from './state-eviction-ends.ts'
import { STATE_FAMILY_CARE_FR } from './state-family-care.ts'
import { STATE_HEARINGS_AND_SCHOOLS_FR } from './state-hearings-and-schools.ts'
import { STATE_HOME_LOANS_FR } from './state-home-loans.ts'
import { STATE_HOSPITALS_FR } from './state-hospitals.ts'
import { STATE_JUDGMENT_TERMS_FR } from './state-judgment-terms.ts'
import { STATE_JUDGMENTS_FR } from './state-judgments.ts'
import { STATE_OWNED_HOMES_FR } from './state-owned-homes.ts'
import { STATE_PAID_LEAVE_FR } from './state-paid-leave.ts'
import { STATE_PUBLIC_DUTIES_FR } from './state-public-duties.ts'
import { STATE_RENEWALS_FR } from './state-renewals.ts'
import { STATE_RENTS_FR } from './state-rents.ts'
import { STATE_SMALL_CASES_FR } from './state-small-cases.ts'
import { STATE_SOLD_DEBTS_FR } from './state-sold-debts.ts'
import { STATE_SPECIAL_DEBTS_FR } from './state-special-debts.ts'
import { STATE_SPECIAL_HOMES_FR } from './state-special-homes.ts'
import { STATE_SPECIAL_FR } from './state-special.ts'
import { STATE_STREETS_FR } from './state-streets.ts'
import { STATE_TIMESHARES_FR } from './state-timeshares.ts'
import { STATE_TRADE_FR } from './state-trade.ts'
import { STATES_IN_COMMON_FR } from './states-in-common.ts'

export const STATE_DEBT_WORDS_FR: Words = {
  ...ESTATES_AND_UNCLAIMED_MONEY_FR,
  ...STATE_BUILDERS_FR,
  ...STATE_DEBT_FR,
  ...STATE_DEBT_TIMES_FR,
  ...STATE_EVICTION_ENDS_FR,
  ...STATE_DIVORCES_FR,
  ...STATE_SMALL_CASES_FR,
  ...STATE_FAMILY_CARE_FR,
  ...STATE_HOME_LOANS_FR,
  ...STATE_HOSPITALS_FR,
  ...STATE_JUDGMENTS_FR,
  ...STATE_JUDGMENT_TERMS_FR,
  ...STATE_OWNED_HOMES_FR,
  ...STATE_PUBLIC_DUTIES_FR,
  ...STATE_HEARINGS_AND_SCHOOLS_FR,
  ...STATE_TIMESHARES_FR,
  ...STATE_PAID_LEAVE_FR,
  ...STATE_CRASHES_AND_DRUNK_DRIVING_FR,
  ...STATE_RENTS_FR,
  ...STATE_SOLD_DEBTS_FR,
  ...STATE_SPECIAL_DEBTS_FR,
  ...STATE_SPECIAL_FR,
  ...STATE_SPECIAL_HOMES_FR,
  ...STATE_STREETS_FR,
  ...STATE_TRADE_FR,
  ...STATE_RENEWALS_FR,
  ...STATES_IN_COMMON_FR,
}
