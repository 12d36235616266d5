/** The United Kingdom in German: rows about homes and work. */
import type { Words } from '@plainletter/contracts/rule'

import { COUNCIL_TENANCY_DE } from './council-tenancy.ts'
import { DEBT_PLAN_SCOTLAND_DE } from './debt-plan-scotland.ts'
import { DISMISSAL_NORTHERN_IRELAND_DE } from './dismissal-northern-ireland.ts'
import { DISMISSAL_REASONS_DE } from './dismissal-reasons.ts'
import { DISMISSAL_RIGHTS_DE } from './dismissal-rights.ts'
import { DISMISSAL_STEPS_DE } from './dismissal-steps.ts'
import { DISMISSAL_DE } from './dismissal.ts'
import { ENERGY_BREATHING_SPACE_DE } from './energy-breathing-space.ts'
import { EVICTION_FACTS_DE } from './eviction-facts.ts'
import { EVICTION_NATIONS_DE } from './eviction-nations.ts'
import { EVICTION_NOTICE_DE } from './eviction-notice.ts'
import { EVICTION_ORDER_DE } from './eviction-order.ts'
import { EVICTION_RIGHTS_DE } from './eviction-rights.ts'
import { EVICTION_SPECIAL_DE } from './eviction-special.ts'
import { EVICTION_STEPS_DE } from './eviction-steps.ts'
import { EXIT_AGREEMENT_DE } from './exit-agreement.ts'
import { GRIEVANCE_AT_WORK_DE } from './grievance-at-work.ts'
import { GROUND_RENT_DE } from './ground-rent.ts'
import { HEARING_AT_WORK_PAPERS_DE } from './hearing-at-work.ts'
import { ILLNESS_AT_WORK_DE } from './illness-at-work.ts'
import { LANDLORD_DUTIES_DE } from './landlord-duties.ts'
import { LETTERS_BEFORE_STEPS_DE } from './letters-before-steps.ts'
import { LODGER_NOTICE_NORTHERN_IRELAND_DE } from './lodger-notice-northern-ireland.ts'
import { LODGER_NOTICE_SCOTLAND_DE } from './lodger-notice-scotland.ts'
import { LODGER_NOTICE_DE } from './lodger-notice.ts'
import { NAMED_LAW_RIGHTS_DE } from './named-law-rights.ts'
import { PREGNANCY_AT_WORK_DE } from './pregnancy-at-work.ts'
import { REDUNDANCY_PAY_DE } from './redundancy-pay.ts'
import { RENT_ARREARS_DE } from './rent-arrears.ts'
import { RENT_RISES_DE } from './rent-rises.ts'
import { REPORTING_WRONGS_DE } from './reporting-wrongs.ts'
import { SERVICE_CHARGE_SCOTLAND_DE } from './service-charge-scotland.ts'
import { SERVICE_CHARGE_DE } from './service-charge.ts'
import { SHOP_LEASE_DE } from './shop-lease.ts'
import { SUSPENSION_AT_WORK_DE } from './suspension-at-work.ts'
import { TRANSFER_OF_A_JOB_DE } from './transfer-of-a-job.ts'
import { WARNING_AT_WORK_DE } from './warning-at-work.ts'

export const HOME_AND_WORK_WORDS_DE: Words = {
  ...NAMED_LAW_RIGHTS_DE,
  ...GROUND_RENT_DE,
  ...DISMISSAL_STEPS_DE,
  ...DISMISSAL_RIGHTS_DE,
  ...DISMISSAL_DE,
  ...EVICTION_STEPS_DE,
  ...EVICTION_RIGHTS_DE,
  ...EVICTION_FACTS_DE,
  ...RENT_ARREARS_DE,
  ...EVICTION_NOTICE_DE,
  ...EVICTION_ORDER_DE,
  ...EVICTION_SPECIAL_DE,
  ...COUNCIL_TENANCY_DE,
  ...EVICTION_NATIONS_DE,
  ...LETTERS_BEFORE_STEPS_DE,
  ...SERVICE_CHARGE_SCOTLAND_DE,
  ...SERVICE_CHARGE_DE,
  ...WARNING_AT_WORK_DE,
  ...SUSPENSION_AT_WORK_DE,
  ...HEARING_AT_WORK_PAPERS_DE,
  ...EXIT_AGREEMENT_DE,
  ...LANDLORD_DUTIES_DE,
  ...TRANSFER_OF_A_JOB_DE,
  ...REDUNDANCY_PAY_DE,
  ...ILLNESS_AT_WORK_DE,
  ...REPORTING_WRONGS_DE,
  ...DEBT_PLAN_SCOTLAND_DE,
  ...GRIEVANCE_AT_WORK_DE,
  ...LODGER_NOTICE_SCOTLAND_DE,
  ...LODGER_NOTICE_NORTHERN_IRELAND_DE,
  ...LODGER_NOTICE_DE,
  ...SHOP_LEASE_DE,
  ...PREGNANCY_AT_WORK_DE,
  ...DISMISSAL_NORTHERN_IRELAND_DE,
  ...RENT_RISES_DE,
  ...ENERGY_BREATHING_SPACE_DE,
  ...DISMISSAL_REASONS_DE,
}
