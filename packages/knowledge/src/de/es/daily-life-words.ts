/** Germany in Spanish: rows about daily life. */
import type { Words } from '@plainletter/contracts/rule'

import { ADULT_GUARDIANSHIP_ES } from './adult-guardianship.ts'
import { AGENCY_MEETING_ES } from './agency-meeting.ts'
import { BANK_ACCOUNT_ES } from './bank-account.ts'
import { BENEFIT_HEARING_ES } from './benefit-hearing.ts'
import { BENEFITS_RIGHTS_ES } from './benefits-rights.ts'
import { BLOCK_TIME_ES } from './block-time.ts'
import { CARE_HOME_ES } from './care-home.ts'
import { CARE_LEVEL_ES } from './care-level.ts'
import { CHANGES_ES } from './changes.ts'
import { CHILD_PROTECTION_ES } from './child-protection.ts'
import { COMPULSORY_PORTION_ES } from './compulsory-portion.ts'
import { COPYRIGHT_ES } from './copyright.ts'
import { CRIMINAL_CASE_ENDS_ES } from './criminal-case-ends.ts'
import { DISABILITY_PENSION_ES } from './disability-pension.ts'
import { DISMISSAL_AGREEMENT_ES } from './dismissal-agreement.ts'
import { DISMISSAL_RIGHTS_ES } from './dismissal-rights.ts'
import { DISMISSAL_ES } from './dismissal.ts'
import { EXIT_AGREEMENTS_ES } from './exit-agreement.ts'
import { FAILED_EXAM_ES } from './failed-exam.ts'
import { FAMILY_COURT_ES } from './family-court.ts'
import { FINE_RIGHTS_ES } from './fine-rights.ts'
import { FINE_ES } from './fine.ts'
import { FIXED_TERM_ES } from './fixed-term.ts'
import { FLIGHT_ES } from './flight.ts'
import { HEARING_AT_WORK_ES } from './hearing-at-work.ts'
import { IMMIGRATION_DECISION_ES } from './immigration-decision.ts'
import { INSURANCE_CONTRACT_ES } from './insurance-contract.ts'
import { JOBCENTER_CUT_ES } from './jobcenter-cut.ts'
import { JOBCENTER_RENT_ES } from './jobcenter-rent.ts'
import { LATE_PREMIUM_ROWS_ES } from './late-premium.ts'
import { LICENCE_POINTS_ES } from './licence-points.ts'
import { MISSING_PAPERS_ES } from './missing-papers.ts'
import { MODERNISATION_NOTICE_ES } from './modernisation-notice.ts'
import { NEIGHBOURS_ES } from './neighbours.ts'
import { OFFENCE_HEARING_ES } from './offence-hearing.ts'
import { PART_TIME_REFUSED_ES } from './part-time-refused.ts'
import { PRICE_RISE_ENERGYS_ES } from './price-rise-energy.ts'
import { PRICE_RISE_HEALTH_FUNDS_ES } from './price-rise-health-fund.ts'
import { PRICE_RISE_TELECOMS_ES } from './price-rise-telecom.ts'
import { PRICE_RISES_ES } from './price-rise.ts'
import { RENT_RISE_SPECIAL_ES } from './rent-rise-special.ts'
import { RENT_RISE_ES } from './rent-rise.ts'
import { RUNNING_COSTS_CHECK_ES } from './running-costs-check.ts'
import { RUNNING_COSTS_ES } from './running-costs.ts'
import { SCHOOL_MEASURE_ES } from './school-measure.ts'
import { SENT_HOME_FROM_WORK_ES } from './sent-home-from-work.ts'
import { SOCIAL_DECISION_ES } from './social-decision.ts'
import { SUMMONS_ES } from './summons.ts'
import { TENANCY_WARNING_ROWS_ES } from './tenancy-warning.ts'
import { WORDS_IN_PUBLIC_ROWS_ES } from './words-in-public.ts'
import { WORK_TRANSFER_ES } from './work-transfer.ts'
import { WORK_WARNING_ROWS_ES } from './work-warning.ts'

export const DAILY_LIFE_WORDS_ES: Words = {
  ...DISABILITY_PENSION_ES,
  ...PRICE_RISE_ENERGYS_ES,
  ...PRICE_RISE_TELECOMS_ES,
  ...PRICE_RISES_ES,
  ...PRICE_RISE_HEALTH_FUNDS_ES,
  ...EXIT_AGREEMENTS_ES,
  ...OFFENCE_HEARING_ES,
  ...HEARING_AT_WORK_ES,
  ...SENT_HOME_FROM_WORK_ES,
  ...AGENCY_MEETING_ES,
  ...LATE_PREMIUM_ROWS_ES,
  ...JOBCENTER_RENT_ES,
  ...FIXED_TERM_ES,
  ...CARE_LEVEL_ES,
  ...LICENCE_POINTS_ES,
  ...FLIGHT_ES,
  ...WORK_TRANSFER_ES,
  ...PART_TIME_REFUSED_ES,
  ...CARE_HOME_ES,
  ...MODERNISATION_NOTICE_ES,
  ...SUMMONS_ES,
  ...CRIMINAL_CASE_ENDS_ES,
  ...SCHOOL_MEASURE_ES,
  ...FAILED_EXAM_ES,
  ...CHILD_PROTECTION_ES,
  ...ADULT_GUARDIANSHIP_ES,
  ...COMPULSORY_PORTION_ES,
  ...FAMILY_COURT_ES,
  ...BLOCK_TIME_ES,
  ...SOCIAL_DECISION_ES,
  ...MISSING_PAPERS_ES,
  ...BENEFIT_HEARING_ES,
  ...IMMIGRATION_DECISION_ES,
  ...BANK_ACCOUNT_ES,
  ...INSURANCE_CONTRACT_ES,
  ...WORK_WARNING_ROWS_ES,
  ...TENANCY_WARNING_ROWS_ES,
  ...JOBCENTER_CUT_ES,
  ...CHANGES_ES,
  ...BENEFITS_RIGHTS_ES,
  ...COPYRIGHT_ES,
  ...DISMISSAL_ES,
  ...DISMISSAL_RIGHTS_ES,
  ...DISMISSAL_AGREEMENT_ES,
  ...RENT_RISE_ES,
  ...RENT_RISE_SPECIAL_ES,
  ...RUNNING_COSTS_ES,
  ...RUNNING_COSTS_CHECK_ES,
  ...FINE_ES,
  ...FINE_RIGHTS_ES,
  ...NEIGHBOURS_ES,
  ...WORDS_IN_PUBLIC_ROWS_ES,
}
