/** Germany in Italian: rows about daily life. */
import type { Words } from '@plainletter/contracts/rule'

import { ADULT_GUARDIANSHIP_IT } from './adult-guardianship.ts'
import { AGENCY_MEETING_IT } from './agency-meeting.ts'
import { BANK_ACCOUNT_IT } from './bank-account.ts'
import { BENEFIT_HEARING_IT } from './benefit-hearing.ts'
import { BENEFITS_RIGHTS_WORDS } from './benefits-rights.ts'
import { BLOCK_TIME_IT } from './block-time.ts'
import { CARE_HOME_IT } from './care-home.ts'
import { CARE_LEVEL_IT } from './care-level.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CHILD_PROTECTION_IT } from './child-protection.ts'
import { COMPULSORY_PORTION_IT } from './compulsory-portion.ts'
import { COPYRIGHT_WORDS } from './copyright.ts'
import { CRIMINAL_CASE_ENDS_IT } from './criminal-case-ends.ts'
import { DISABILITY_PENSION_IT } from './disability-pension.ts'
import { DISMISSAL_AGREEMENT_WORDS } from './dismissal-agreement.ts'
import { DISMISSAL_RIGHTS_WORDS } from './dismissal-rights.ts'
import { DISMISSAL_WORDS } from './dismissal.ts'
import { EXIT_AGREEMENTS_IT } from './exit-agreement.ts'
import { FAILED_EXAM_IT } from './failed-exam.ts'
import { FAMILY_COURT_IT } from './family-court.ts'
import { FINE_RIGHTS_WORDS } from './fine-rights.ts'
import { FINE_WORDS } from './fine.ts'
import { FIXED_TERM_IT } from './fixed-term.ts'
import { FLIGHT_IT } from './flight.ts'
import { HEARING_AT_WORK_IT } from './hearing-at-work.ts'
import { IMMIGRATION_DECISION_IT } from './immigration-decision.ts'
import { INSURANCE_CONTRACT_IT } from './insurance-contract.ts'
import { JOBCENTER_CUT_IT } from './jobcenter-cut.ts'
import { JOBCENTER_RENT_IT } from './jobcenter-rent.ts'
import { LATE_PREMIUM_ROWS_IT } from './late-premium.ts'
import { LICENCE_POINTS_IT } from './licence-points.ts'
import { MISSING_PAPERS_IT } from './missing-papers.ts'
import { MODERNISATION_NOTICE_IT } from './modernisation-notice.ts'
import { NEIGHBOURS_IT } from './neighbours.ts'
import { OFFENCE_HEARING_IT } from './offence-hearing.ts'
import { PART_TIME_REFUSED_IT } from './part-time-refused.ts'
import { PRICE_RISE_ENERGYS_IT } from './price-rise-energy.ts'
import { PRICE_RISE_HEALTH_FUNDS_IT } from './price-rise-health-fund.ts'
import { PRICE_RISE_TELECOMS_IT } from './price-rise-telecom.ts'
import { PRICE_RISES_IT } from './price-rise.ts'
import { RENT_RISE_SPECIAL_WORDS } from './rent-rise-special.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RUNNING_COSTS_CHECK_WORDS } from './running-costs-check.ts'
import { RUNNING_COSTS_WORDS } from './running-costs.ts'
import { SCHOOL_MEASURE_IT } from './school-measure.ts'
import { SENT_HOME_FROM_WORK_IT } from './sent-home-from-work.ts'
import { SOCIAL_DECISION_IT } from './social-decision.ts'
import { SUMMONS_IT } from './summons.ts'
import { TENANCY_WARNING_ROWS_IT } from './tenancy-warning.ts'
import { WORDS_IN_PUBLIC_ROWS_IT } from './words-in-public.ts'
import { WORK_TRANSFER_IT } from './work-transfer.ts'
import { WORK_WARNING_ROWS_IT } from './work-warning.ts'

export const DAILY_LIFE_WORDS_IT: Words = {
  ...DISABILITY_PENSION_IT,
  ...PRICE_RISE_ENERGYS_IT,
  ...PRICE_RISE_TELECOMS_IT,
  ...PRICE_RISES_IT,
  ...PRICE_RISE_HEALTH_FUNDS_IT,
  ...EXIT_AGREEMENTS_IT,
  ...OFFENCE_HEARING_IT,
  ...HEARING_AT_WORK_IT,
  ...SENT_HOME_FROM_WORK_IT,
  ...AGENCY_MEETING_IT,
  ...LATE_PREMIUM_ROWS_IT,
  ...JOBCENTER_RENT_IT,
  ...FIXED_TERM_IT,
  ...CARE_LEVEL_IT,
  ...LICENCE_POINTS_IT,
  ...FLIGHT_IT,
  ...WORK_TRANSFER_IT,
  ...PART_TIME_REFUSED_IT,
  ...CARE_HOME_IT,
  ...MODERNISATION_NOTICE_IT,
  ...SUMMONS_IT,
  ...CRIMINAL_CASE_ENDS_IT,
  ...SCHOOL_MEASURE_IT,
  ...FAILED_EXAM_IT,
  ...CHILD_PROTECTION_IT,
  ...ADULT_GUARDIANSHIP_IT,
  ...COMPULSORY_PORTION_IT,
  ...FAMILY_COURT_IT,
  ...BLOCK_TIME_IT,
  ...SOCIAL_DECISION_IT,
  ...MISSING_PAPERS_IT,
  ...BENEFIT_HEARING_IT,
  ...IMMIGRATION_DECISION_IT,
  ...BANK_ACCOUNT_IT,
  ...INSURANCE_CONTRACT_IT,
  ...WORK_WARNING_ROWS_IT,
  ...TENANCY_WARNING_ROWS_IT,
  ...JOBCENTER_CUT_IT,
  ...CHANGES_WORDS,
  ...BENEFITS_RIGHTS_WORDS,
  ...COPYRIGHT_WORDS,
  ...DISMISSAL_WORDS,
  ...DISMISSAL_RIGHTS_WORDS,
  ...DISMISSAL_AGREEMENT_WORDS,
  ...RENT_RISE_WORDS,
  ...RENT_RISE_SPECIAL_WORDS,
  ...RUNNING_COSTS_WORDS,
  ...RUNNING_COSTS_CHECK_WORDS,
  ...FINE_WORDS,
  ...FINE_RIGHTS_WORDS,
  ...NEIGHBOURS_IT,
  ...WORDS_IN_PUBLIC_ROWS_IT,
}
