/** Germany in Japanese: rows about daily life. */
import type { Words } from '@plainletter/contracts/rule'

import { ADULT_GUARDIANSHIP_JA } from './adult-guardianship.ts'
import { AGENCY_MEETING_JA } from './agency-meeting.ts'
import { BANK_ACCOUNT_JA } from './bank-account.ts'
import { BENEFIT_HEARING_JA } from './benefit-hearing.ts'
import { BENEFITS_RIGHTS_JA } from './benefits-rights.ts'
import { BLOCK_TIME_JA } from './block-time.ts'
import { CARE_HOME_JA } from './care-home.ts'
import { CARE_LEVEL_JA } from './care-level.ts'
import { CHANGES_JA } from './changes.ts'
import { CHILD_PROTECTION_JA } from './child-protection.ts'
import { COMPULSORY_PORTION_JA } from './compulsory-portion.ts'
import { COPYRIGHT_JA } from './copyright.ts'
import { CRIMINAL_CASE_ENDS_JA } from './criminal-case-ends.ts'
import { DISABILITY_PENSION_JA } from './disability-pension.ts'
import { DISMISSAL_AGREEMENT_JA } from './dismissal-agreement.ts'
import { DISMISSAL_RIGHTS_JA } from './dismissal-rights.ts'
import { DISMISSAL_JA } from './dismissal.ts'
import { EXIT_AGREEMENT_JA } from './exit-agreement.ts'
import { FAILED_EXAM_JA } from './failed-exam.ts'
import { FAMILY_COURT_JA } from './family-court.ts'
import { FINE_RIGHTS_JA } from './fine-rights.ts'
import { FINE_JA } from './fine.ts'
import { FIXED_TERM_JA } from './fixed-term.ts'
import { FLIGHT_JA } from './flight.ts'
import { HEARING_AT_WORK_JA } from './hearing-at-work.ts'
import { IMMIGRATION_DECISION_JA } from './immigration-decision.ts'
import { INSURANCE_CONTRACT_JA } from './insurance-contract.ts'
import { JOBCENTER_CUT_JA } from './jobcenter-cut.ts'
import { JOBCENTER_RENT_JA } from './jobcenter-rent.ts'
import { LATE_PREMIUM_JA } from './late-premium.ts'
import { LICENCE_POINTS_JA } from './licence-points.ts'
import { MISSING_PAPERS_JA } from './missing-papers.ts'
import { MODERNISATION_NOTICE_JA } from './modernisation-notice.ts'
import { NEIGHBOURS_JA } from './neighbours.ts'
import { OFFENCE_HEARING_JA } from './offence-hearing.ts'
import { PART_TIME_REFUSED_JA } from './part-time-refused.ts'
import { PRICE_RISE_ENERGY_JA } from './price-rise-energy.ts'
import { PRICE_RISE_HEALTH_FUND_JA } from './price-rise-health-fund.ts'
import { PRICE_RISE_TELECOM_JA } from './price-rise-telecom.ts'
import { PRICE_RISE_JA } from './price-rise.ts'
import { RENT_RISE_SPECIAL_JA } from './rent-rise-special.ts'
import { RENT_RISE_JA } from './rent-rise.ts'
import { RUNNING_COSTS_CHECK_JA } from './running-costs-check.ts'
import { RUNNING_COSTS_JA } from './running-costs.ts'
import { SCHOOL_MEASURE_JA } from './school-measure.ts'
import { SENT_HOME_FROM_WORK_JA } from './sent-home-from-work.ts'
import { SOCIAL_DECISION_JA } from './social-decision.ts'
import { SUMMONS_JA } from './summons.ts'
import { TENANCY_WARNING_JA } from './tenancy-warning.ts'
import { WORDS_IN_PUBLIC_ROWS_JA } from './words-in-public.ts'
import { WORK_TRANSFER_JA } from './work-transfer.ts'
import { WORK_WARNING_JA } from './work-warning.ts'

export const DAILY_LIFE_WORDS_JA: Words = {
  ...DISABILITY_PENSION_JA,
  ...AGENCY_MEETING_JA,
  ...BANK_ACCOUNT_JA,
  ...BENEFITS_RIGHTS_JA,
  ...BLOCK_TIME_JA,
  ...CARE_HOME_JA,
  ...CARE_LEVEL_JA,
  ...CHANGES_JA,
  ...COPYRIGHT_JA,
  ...DISMISSAL_JA,
  ...DISMISSAL_RIGHTS_JA,
  ...DISMISSAL_AGREEMENT_JA,
  ...EXIT_AGREEMENT_JA,
  ...FINE_JA,
  ...FINE_RIGHTS_JA,
  ...FIXED_TERM_JA,
  ...FLIGHT_JA,
  ...HEARING_AT_WORK_JA,
  ...SENT_HOME_FROM_WORK_JA,
  ...IMMIGRATION_DECISION_JA,
  ...INSURANCE_CONTRACT_JA,
  ...JOBCENTER_CUT_JA,
  ...JOBCENTER_RENT_JA,
  ...LATE_PREMIUM_JA,
  ...LICENCE_POINTS_JA,
  ...MODERNISATION_NOTICE_JA,
  ...OFFENCE_HEARING_JA,
  ...PRICE_RISE_ENERGY_JA,
  ...PRICE_RISE_TELECOM_JA,
  ...PRICE_RISE_JA,
  ...PRICE_RISE_HEALTH_FUND_JA,
  ...RENT_RISE_JA,
  ...RENT_RISE_SPECIAL_JA,
  ...RUNNING_COSTS_JA,
  ...RUNNING_COSTS_CHECK_JA,
  ...SOCIAL_DECISION_JA,
  ...MISSING_PAPERS_JA,
  ...BENEFIT_HEARING_JA,
  ...SUMMONS_JA,
  ...CRIMINAL_CASE_ENDS_JA,
  ...SCHOOL_MEASURE_JA,
  ...FAILED_EXAM_JA,
  ...CHILD_PROTECTION_JA,
  ...ADULT_GUARDIANSHIP_JA,
  ...COMPULSORY_PORTION_JA,
  ...FAMILY_COURT_JA,
  ...TENANCY_WARNING_JA,
  ...WORK_TRANSFER_JA,
  ...PART_TIME_REFUSED_JA,
  ...WORK_WARNING_JA,
  ...NEIGHBOURS_JA,
  ...WORDS_IN_PUBLIC_ROWS_JA,
}
