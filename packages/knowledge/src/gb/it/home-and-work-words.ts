/** The United Kingdom in Italian: rows about homes and work. */
import type { Words } from '@plainletter/contracts/rule'

import { COUNCIL_TENANCY_IT } from './council-tenancy.ts'
import { DEBT_PLAN_SCOTLAND_IT } from './debt-plan-scotland.ts'
import { DISMISSAL_NORTHERN_IRELAND_IT } from './dismissal-northern-ireland.ts'
import { DISMISSAL_REASONS_IT } from './dismissal-reasons.ts'
import { DISMISSAL_RIGHTS_IT } from './dismissal-rights.ts'
import { DISMISSAL_STEPS_IT } from './dismissal-steps.ts'
import { DISMISSAL_IT } from './dismissal.ts'
import { ENERGY_BREATHING_SPACE_IT } from './energy-breathing-space.ts'
import { EVICTION_FACTS_IT } from './eviction-facts.ts'
import { EVICTION_NATIONS_IT } from './eviction-nations.ts'
import { EVICTION_NOTICE_IT } from './eviction-notice.ts'
import { EVICTION_ORDER_IT } from './eviction-order.ts'
import { EVICTION_RIGHTS_IT } from './eviction-rights.ts'
import { EVICTION_SPECIAL_IT } from './eviction-special.ts'
import { EVICTION_STEPS_IT } from './eviction-steps.ts'
import { EXIT_AGREEMENT_IT } from './exit-agreement.ts'
import { GRIEVANCE_AT_WORK_IT } from './grievance-at-work.ts'
import { GROUND_RENT_IT } from './ground-rent.ts'
import { HEARING_AT_WORK_PAPERS_IT } from './hearing-at-work.ts'
import { ILLNESS_AT_WORK_IT } from './illness-at-work.ts'
import { LANDLORD_DUTIES_IT } from './landlord-duties.ts'
import { LETTERS_BEFORE_STEPS_IT } from './letters-before-steps.ts'
import { LODGER_NOTICE_NORTHERN_IRELAND_IT } from './lodger-notice-northern-ireland.ts'
import { LODGER_NOTICE_SCOTLAND_IT } from './lodger-notice-scotland.ts'
import { LODGER_NOTICE_IT } from './lodger-notice.ts'
import { NAMED_LAW_RIGHTS_IT } from './named-law-rights.ts'
import { PREGNANCY_AT_WORK_IT } from './pregnancy-at-work.ts'
import { REDUNDANCY_PAY_IT } from './redundancy-pay.ts'
import { RENT_ARREARS_IT } from './rent-arrears.ts'
import { RENT_RISES_IT } from './rent-rises.ts'
import { REPORTING_WRONGS_IT } from './reporting-wrongs.ts'
import { SERVICE_CHARGE_SCOTLAND_IT } from './service-charge-scotland.ts'
import { SERVICE_CHARGE_IT } from './service-charge.ts'
import { SHOP_LEASE_IT } from './shop-lease.ts'
import { SUSPENSION_AT_WORK_IT } from './suspension-at-work.ts'
import { TRANSFER_OF_A_JOB_IT } from './transfer-of-a-job.ts'
import { WARNING_AT_WORK_IT } from './warning-at-work.ts'

export const HOME_AND_WORK_WORDS_IT: Words = {
  ...NAMED_LAW_RIGHTS_IT,
  ...GROUND_RENT_IT,
  ...DISMISSAL_STEPS_IT,
  ...DISMISSAL_RIGHTS_IT,
  ...DISMISSAL_IT,
  ...EVICTION_STEPS_IT,
  ...EVICTION_RIGHTS_IT,
  ...EVICTION_FACTS_IT,
  ...RENT_ARREARS_IT,
  ...EVICTION_NOTICE_IT,
  ...EVICTION_ORDER_IT,
  ...EVICTION_SPECIAL_IT,
  ...COUNCIL_TENANCY_IT,
  ...EVICTION_NATIONS_IT,
  ...LETTERS_BEFORE_STEPS_IT,
  ...SERVICE_CHARGE_SCOTLAND_IT,
  ...SERVICE_CHARGE_IT,
  ...WARNING_AT_WORK_IT,
  ...SUSPENSION_AT_WORK_IT,
  ...HEARING_AT_WORK_PAPERS_IT,
  ...EXIT_AGREEMENT_IT,
  ...LANDLORD_DUTIES_IT,
  ...TRANSFER_OF_A_JOB_IT,
  ...REDUNDANCY_PAY_IT,
  ...ILLNESS_AT_WORK_IT,
  ...REPORTING_WRONGS_IT,
  ...DEBT_PLAN_SCOTLAND_IT,
  ...GRIEVANCE_AT_WORK_IT,
  ...LODGER_NOTICE_SCOTLAND_IT,
  ...LODGER_NOTICE_NORTHERN_IRELAND_IT,
  ...LODGER_NOTICE_IT,
  ...SHOP_LEASE_IT,
  ...PREGNANCY_AT_WORK_IT,
  ...DISMISSAL_NORTHERN_IRELAND_IT,
  ...RENT_RISES_IT,
  ...ENERGY_BREATHING_SPACE_IT,
  ...DISMISSAL_REASONS_IT,
}
