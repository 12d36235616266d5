/** Germany in German: rows about daily life. */
import type { Words } from '@plainletter/contracts/rule'

import { ADULT_GUARDIANSHIP_DE } from './adult-guardianship.ts'
import { AGENCY_MEETING_DE } from './agency-meeting.ts'
import { BANK_ACCOUNT_DE } from './bank-account.ts'
import { BENEFIT_HEARING_DE } from './benefit-hearing.ts'
import { BENEFITS_RIGHTS_DE } from './benefits-rights.ts'
import { BLOCK_TIME_DE } from './block-time.ts'
import { CARE_HOME_DE } from './care-home.ts'
import { CARE_LEVEL_DE } from './care-level.ts'
import { CHANGES_DE } from './changes.ts'
import { CHILD_PROTECTION_DE } from './child-protection.ts'
import { COMPULSORY_PORTION_DE } from './compulsory-portion.ts'
import { COPYRIGHT_DE } from './copyright.ts'
import { CRIMINAL_CASE_ENDS_DE } from './criminal-case-ends.ts'
import { DISABILITY_PENSION_DE } from './disability-pension.ts'
import { DISMISSAL_AGREEMENT_DE } from './dismissal-agreement.ts'
import { DISMISSAL_RIGHTS_DE } from './dismissal-rights.ts'
import { DISMISSAL_DE } from './dismissal.ts'
import { EXIT_AGREEMENTS_DE } from './exit-agreement.ts'
import { FAILED_EXAM_DE } from './failed-exam.ts'
import { FAMILY_COURT_DE } from './family-court.ts'
import { FINE_RIGHTS_DE } from './fine-rights.ts'
import { FINE_DE } from './fine.ts'
import { FIXED_TERM_DE } from './fixed-term.ts'
import { FLIGHT_DE } from './flight.ts'
import { HEARING_AT_WORK_DE } from './hearing-at-work.ts'
import { IMMIGRATION_DECISION_DE } from './immigration-decision.ts'
import { INSURANCE_CONTRACT_DE } from './insurance-contract.ts'
import { JOBCENTER_CUT_DE } from './jobcenter-cut.ts'
import { JOBCENTER_RENT_DE } from './jobcenter-rent.ts'
import { LATE_PREMIUM_ROWS_DE } from './late-premium.ts'
import { LICENCE_POINTS_DE } from './licence-points.ts'
import { MISSING_PAPERS_DE } from './missing-papers.ts'
import { MODERNISATION_NOTICE_DE } from './modernisation-notice.ts'
import { NEIGHBOURS_DE } from './neighbours.ts'
import { OFFENCE_HEARING_DE } from './offence-hearing.ts'
import { PART_TIME_REFUSED_DE } from './part-time-refused.ts'
import { PRICE_RISE_ENERGYS_DE } from './price-rise-energy.ts'
import { PRICE_RISE_HEALTH_FUNDS_DE } from './price-rise-health-fund.ts'
import { PRICE_RISE_TELECOMS_DE } from './price-rise-telecom.ts'
import { PRICE_RISES_DE } from './price-rise.ts'
import { RENT_RISE_SPECIAL_DE } from './rent-rise-special.ts'
import { RENT_RISE_DE } from './rent-rise.ts'
import { RUNNING_COSTS_CHECK_DE } from './running-costs-check.ts'
import { RUNNING_COSTS_DE } from './running-costs.ts'
import { SCHOOL_MEASURE_DE } from './school-measure.ts'
import { SENT_HOME_FROM_WORK_DE } from './sent-home-from-work.ts'
import { SOCIAL_DECISION_DE } from './social-decision.ts'
import { SUMMONS_DE } from './summons.ts'
import { TENANCY_WARNING_ROWS_DE } from './tenancy-warning.ts'
import { WORDS_IN_PUBLIC_ROWS_DE } from './words-in-public.ts'
import { WORK_TRANSFER_DE } from './work-transfer.ts'
import { WORK_WARNING_ROWS_DE } from './work-warning.ts'

export const DAILY_LIFE_WORDS_DE: Words = {
  ...DISABILITY_PENSION_DE,
  ...PRICE_RISE_ENERGYS_DE,
  ...PRICE_RISE_TELECOMS_DE,
  ...PRICE_RISES_DE,
  ...PRICE_RISE_HEALTH_FUNDS_DE,
  ...EXIT_AGREEMENTS_DE,
  ...OFFENCE_HEARING_DE,
  ...HEARING_AT_WORK_DE,
  ...SENT_HOME_FROM_WORK_DE,
  ...AGENCY_MEETING_DE,
  ...LATE_PREMIUM_ROWS_DE,
  ...JOBCENTER_RENT_DE,
  ...FIXED_TERM_DE,
  ...CARE_LEVEL_DE,
  ...LICENCE_POINTS_DE,
  ...FLIGHT_DE,
  ...WORK_TRANSFER_DE,
  ...PART_TIME_REFUSED_DE,
  ...CARE_HOME_DE,
  ...MODERNISATION_NOTICE_DE,
  ...SUMMONS_DE,
  ...CRIMINAL_CASE_ENDS_DE,
  ...SCHOOL_MEASURE_DE,
  ...FAILED_EXAM_DE,
  ...CHILD_PROTECTION_DE,
  ...ADULT_GUARDIANSHIP_DE,
  ...COMPULSORY_PORTION_DE,
  ...FAMILY_COURT_DE,
  ...BLOCK_TIME_DE,
  ...SOCIAL_DECISION_DE,
  ...MISSING_PAPERS_DE,
  ...BENEFIT_HEARING_DE,
  ...IMMIGRATION_DECISION_DE,
  ...BANK_ACCOUNT_DE,
  ...INSURANCE_CONTRACT_DE,
  ...WORK_WARNING_ROWS_DE,
  ...TENANCY_WARNING_ROWS_DE,
  ...JOBCENTER_CUT_DE,
  ...CHANGES_DE,
  ...BENEFITS_RIGHTS_DE,
  ...COPYRIGHT_DE,
  ...DISMISSAL_DE,
  ...DISMISSAL_RIGHTS_DE,
  ...DISMISSAL_AGREEMENT_DE,
  ...RENT_RISE_DE,
  ...RENT_RISE_SPECIAL_DE,
  ...RUNNING_COSTS_DE,
  ...RUNNING_COSTS_CHECK_DE,
  ...FINE_DE,
  ...FINE_RIGHTS_DE,
  ...NEIGHBOURS_DE,
  ...WORDS_IN_PUBLIC_ROWS_DE,
}
