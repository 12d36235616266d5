/** Germany in French: rows about daily life. */
import type { Words } from '@plainletter/contracts/rule'

import { ADULT_GUARDIANSHIP_FR } from './adult-guardianship.ts'
import { AGENCY_MEETING_FR } from './agency-meeting.ts'
import { BANK_ACCOUNT_FR } from './bank-account.ts'
import { BENEFIT_HEARING_FR } from './benefit-hearing.ts'
import { BENEFITS_RIGHTS_WORDS } from './benefits-rights.ts'
import { BLOCK_TIME_FR } from './block-time.ts'
import { CARE_HOME_FR } from './care-home.ts'
import { CARE_LEVEL_FR } from './care-level.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CHILD_PROTECTION_FR } from './child-protection.ts'
import { COMPULSORY_PORTION_FR } from './compulsory-portion.ts'
import { COPYRIGHT_WORDS } from './copyright.ts'
import { CRIMINAL_CASE_ENDS_FR } from './criminal-case-ends.ts'
import { DISABILITY_PENSION_FR } from './disability-pension.ts'
import { DISMISSAL_AGREEMENT_WORDS } from './dismissal-agreement.ts'
import { DISMISSAL_RIGHTS_WORDS } from './dismissal-rights.ts'
import { DISMISSAL_WORDS } from './dismissal.ts'
import { EXIT_AGREEMENTS_FR } from './exit-agreement.ts'
import { FAILED_EXAM_FR } from './failed-exam.ts'
import { FAMILY_COURT_FR } from './family-court.ts'
import { FINE_RIGHTS_WORDS } from './fine-rights.ts'
import { FINE_WORDS } from './fine.ts'
import { FIXED_TERM_FR } from './fixed-term.ts'
import { FLIGHT_FR } from './flight.ts'
import { HEARING_AT_WORK_FR } from './hearing-at-work.ts'
import { IMMIGRATION_DECISION_FR } from './immigration-decision.ts'
import { INSURANCE_CONTRACT_FR } from './insurance-contract.ts'
import { JOBCENTER_CUT_FR } from './jobcenter-cut.ts'
import { JOBCENTER_RENT_FR } from './jobcenter-rent.ts'
import { LATE_PREMIUM_ROWS_FR } from './late-premium.ts'
import { LICENCE_POINTS_FR } from './licence-points.ts'
import { MISSING_PAPERS_FR } from './missing-papers.ts'
import { MODERNISATION_NOTICE_FR } from './modernisation-notice.ts'
import { NEIGHBOURS_FR } from './neighbours.ts'
import { OFFENCE_HEARING_FR } from './offence-hearing.ts'
import { PART_TIME_REFUSED_FR } from './part-time-refused.ts'
import { PRICE_RISE_ENERGYS_FR } from './price-rise-energy.ts'
import { PRICE_RISE_HEALTH_FUNDS_FR } from './price-rise-health-fund.ts'
import { PRICE_RISE_TELECOMS_FR } from './price-rise-telecom.ts'
import { PRICE_RISES_FR } from './price-rise.ts'
import { RENT_RISE_SPECIAL_WORDS } from './rent-rise-special.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RUNNING_COSTS_CHECK_WORDS } from './running-costs-check.ts'
import { RUNNING_COSTS_WORDS } from './running-costs.ts'
import { SCHOOL_MEASURE_FR } from './school-measure.ts'
import { SENT_HOME_FROM_WORK_FR } from './sent-home-from-work.ts'
import { SOCIAL_DECISION_FR } from './social-decision.ts'
import { SUMMONS_FR } from './summons.ts'
import { TENANCY_WARNING_ROWS_FR } from './tenancy-warning.ts'
import { WORDS_IN_PUBLIC_ROWS_FR } from './words-in-public.ts'
import { WORK_TRANSFER_FR } from './work-transfer.ts'
import { WORK_WARNING_ROWS_FR } from './work-warning.ts'

export const DAILY_LIFE_WORDS_FR: Words = {
  ...DISABILITY_PENSION_FR,
  ...PRICE_RISE_ENERGYS_FR,
  ...PRICE_RISE_TELECOMS_FR,
  ...PRICE_RISES_FR,
  ...PRICE_RISE_HEALTH_FUNDS_FR,
  ...EXIT_AGREEMENTS_FR,
  ...OFFENCE_HEARING_FR,
  ...HEARING_AT_WORK_FR,
  ...SENT_HOME_FROM_WORK_FR,
  ...AGENCY_MEETING_FR,
  ...LATE_PREMIUM_ROWS_FR,
  ...JOBCENTER_RENT_FR,
  ...FIXED_TERM_FR,
  ...CARE_LEVEL_FR,
  ...LICENCE_POINTS_FR,
  ...FLIGHT_FR,
  ...WORK_TRANSFER_FR,
  ...PART_TIME_REFUSED_FR,
  ...CARE_HOME_FR,
  ...MODERNISATION_NOTICE_FR,
  ...SUMMONS_FR,
  ...CRIMINAL_CASE_ENDS_FR,
  ...SCHOOL_MEASURE_FR,
  ...FAILED_EXAM_FR,
  ...CHILD_PROTECTION_FR,
  ...ADULT_GUARDIANSHIP_FR,
  ...COMPULSORY_PORTION_FR,
  ...FAMILY_COURT_FR,
  ...BLOCK_TIME_FR,
  ...SOCIAL_DECISION_FR,
  ...MISSING_PAPERS_FR,
  ...BENEFIT_HEARING_FR,
  ...IMMIGRATION_DECISION_FR,
  ...BANK_ACCOUNT_FR,
  ...INSURANCE_CONTRACT_FR,
  ...WORK_WARNING_ROWS_FR,
  ...TENANCY_WARNING_ROWS_FR,
  ...JOBCENTER_CUT_FR,
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
  ...NEIGHBOURS_FR,
  ...WORDS_IN_PUBLIC_ROWS_FR,
}
