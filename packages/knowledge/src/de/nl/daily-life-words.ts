/** Germany in Dutch: rows about daily life. */
import type { Words } from '@plainletter/contracts/rule'

import { ADULT_GUARDIANSHIP_NL } from './adult-guardianship.ts'
import { AGENCY_MEETING_NL } from './agency-meeting.ts'
import { BANK_ACCOUNT_NL } from './bank-account.ts'
import { BENEFIT_HEARING_NL } from './benefit-hearing.ts'
import { BENEFITS_RIGHTS_NL } from './benefits-rights.ts'
import { BLOCK_TIME_NL } from './block-time.ts'
import { CARE_HOME_NL } from './care-home.ts'
import { CARE_LEVEL_NL } from './care-level.ts'
import { CHANGES_NL } from './changes.ts'
import { CHILD_PROTECTION_NL } from './child-protection.ts'
import { COMPULSORY_PORTION_NL } from './compulsory-portion.ts'
import { COPYRIGHT_NL } from './copyright.ts'
import { CRIMINAL_CASE_ENDS_NL } from './criminal-case-ends.ts'
import { DISABILITY_PENSION_NL } from './disability-pension.ts'
import { DISMISSAL_AGREEMENT_NL } from './dismissal-agreement.ts'
import { DISMISSAL_RIGHTS_NL } from './dismissal-rights.ts'
import { DISMISSAL_NL } from './dismissal.ts'
import { EXIT_AGREEMENTS_NL } from './exit-agreement.ts'
import { FAILED_EXAM_NL } from './failed-exam.ts'
import { FAMILY_COURT_NL } from './family-court.ts'
import { FINE_RIGHTS_NL } from './fine-rights.ts'
import { FINE_NL } from './fine.ts'
import { FIXED_TERM_NL } from './fixed-term.ts'
import { FLIGHT_NL } from './flight.ts'
import { HEARING_AT_WORK_NL } from './hearing-at-work.ts'
import { IMMIGRATION_DECISION_NL } from './immigration-decision.ts'
import { INSURANCE_CONTRACT_NL } from './insurance-contract.ts'
import { JOBCENTER_CUT_NL } from './jobcenter-cut.ts'
import { JOBCENTER_RENT_NL } from './jobcenter-rent.ts'
import { LATE_PREMIUM_ROWS_NL } from './late-premium.ts'
import { LICENCE_POINTS_NL } from './licence-points.ts'
import { MISSING_PAPERS_NL } from './missing-papers.ts'
import { MODERNISATION_NOTICE_NL } from './modernisation-notice.ts'
import { NEIGHBOURS_NL } from './neighbours.ts'
import { OFFENCE_HEARING_NL } from './offence-hearing.ts'
import { PART_TIME_REFUSED_NL } from './part-time-refused.ts'
import { PRICE_RISE_ENERGYS_NL } from './price-rise-energy.ts'
import { PRICE_RISE_HEALTH_FUNDS_NL } from './price-rise-health-fund.ts'
import { PRICE_RISE_TELECOMS_NL } from './price-rise-telecom.ts'
import { PRICE_RISES_NL } from './price-rise.ts'
import { RENT_RISE_SPECIAL_NL } from './rent-rise-special.ts'
import { RENT_RISE_NL } from './rent-rise.ts'
import { RUNNING_COSTS_CHECK_NL } from './running-costs-check.ts'
import { RUNNING_COSTS_NL } from './running-costs.ts'
import { SCHOOL_MEASURE_NL } from './school-measure.ts'
import { SENT_HOME_FROM_WORK_NL } from './sent-home-from-work.ts'
import { SOCIAL_DECISION_NL } from './social-decision.ts'
import { SUMMONS_NL } from './summons.ts'
import { TENANCY_WARNING_ROWS_NL } from './tenancy-warning.ts'
import { WORDS_IN_PUBLIC_ROWS_NL } from './words-in-public.ts'
import { WORK_TRANSFER_NL } from './work-transfer.ts'
import { WORK_WARNING_ROWS_NL } from './work-warning.ts'

export const DAILY_LIFE_WORDS_NL: Words = {
  ...DISABILITY_PENSION_NL,
  ...PRICE_RISE_ENERGYS_NL,
  ...PRICE_RISE_TELECOMS_NL,
  ...PRICE_RISES_NL,
  ...PRICE_RISE_HEALTH_FUNDS_NL,
  ...EXIT_AGREEMENTS_NL,
  ...OFFENCE_HEARING_NL,
  ...HEARING_AT_WORK_NL,
  ...SENT_HOME_FROM_WORK_NL,
  ...AGENCY_MEETING_NL,
  ...LATE_PREMIUM_ROWS_NL,
  ...JOBCENTER_RENT_NL,
  ...FIXED_TERM_NL,
  ...CARE_LEVEL_NL,
  ...LICENCE_POINTS_NL,
  ...FLIGHT_NL,
  ...WORK_TRANSFER_NL,
  ...PART_TIME_REFUSED_NL,
  ...CARE_HOME_NL,
  ...MODERNISATION_NOTICE_NL,
  ...SUMMONS_NL,
  ...CRIMINAL_CASE_ENDS_NL,
  ...SCHOOL_MEASURE_NL,
  ...FAILED_EXAM_NL,
  ...CHILD_PROTECTION_NL,
  ...ADULT_GUARDIANSHIP_NL,
  ...COMPULSORY_PORTION_NL,
  ...FAMILY_COURT_NL,
  ...BLOCK_TIME_NL,
  ...SOCIAL_DECISION_NL,
  ...MISSING_PAPERS_NL,
  ...BENEFIT_HEARING_NL,
  ...IMMIGRATION_DECISION_NL,
  ...BANK_ACCOUNT_NL,
  ...INSURANCE_CONTRACT_NL,
  ...WORK_WARNING_ROWS_NL,
  ...TENANCY_WARNING_ROWS_NL,
  ...JOBCENTER_CUT_NL,
  ...CHANGES_NL,
  ...BENEFITS_RIGHTS_NL,
  ...COPYRIGHT_NL,
  ...DISMISSAL_NL,
  ...DISMISSAL_RIGHTS_NL,
  ...DISMISSAL_AGREEMENT_NL,
  ...RENT_RISE_NL,
  ...RENT_RISE_SPECIAL_NL,
  ...RUNNING_COSTS_NL,
  ...RUNNING_COSTS_CHECK_NL,
  ...FINE_NL,
  ...FINE_RIGHTS_NL,
  ...NEIGHBOURS_NL,
  ...WORDS_IN_PUBLIC_ROWS_NL,
}
