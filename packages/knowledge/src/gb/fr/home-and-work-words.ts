/** The United Kingdom in French: rows about homes and work. */
import type { Words } from '@plainletter/contracts/rule'

import { COUNCIL_TENANCY_FR } from './council-tenancy.ts'
import { DEBT_PLAN_SCOTLAND_FR } from './debt-plan-scotland.ts'
import { DISMISSAL_NORTHERN_IRELAND_FR } from './dismissal-northern-ireland.ts'
import { DISMISSAL_REASONS_FR } from './dismissal-reasons.ts'
import { DISMISSAL_RIGHTS_FR } from './dismissal-rights.ts'
import { DISMISSAL_STEPS_FR } from './dismissal-steps.ts'
import { DISMISSAL_FR } from './dismissal.ts'
import { ENERGY_BREATHING_SPACE_FR } from './energy-breathing-space.ts'
import { EVICTION_FACTS_FR } from './eviction-facts.ts'
import { EVICTION_NATIONS_FR } from './eviction-nations.ts'
import { EVICTION_NOTICE_FR } from './eviction-notice.ts'
import { EVICTION_ORDER_FR } from './eviction-order.ts'
import { EVICTION_RIGHTS_FR } from './eviction-rights.ts'
import { EVICTION_SPECIAL_FR } from './eviction-special.ts'
import { EVICTION_STEPS_FR } from './eviction-steps.ts'
import { EXIT_AGREEMENT_FR } from './exit-agreement.ts'
import { GRIEVANCE_AT_WORK_FR } from './grievance-at-work.ts'
import { GROUND_RENT_FR } from './ground-rent.ts'
import { HEARING_AT_WORK_PAPERS_FR } from './hearing-at-work.ts'
import { ILLNESS_AT_WORK_FR } from './illness-at-work.ts'
import { LANDLORD_DUTIES_FR } from './landlord-duties.ts'
import { LETTERS_BEFORE_STEPS_FR } from './letters-before-steps.ts'
import { LODGER_NOTICE_NORTHERN_IRELAND_FR } from './lodger-notice-northern-ireland.ts'
import { LODGER_NOTICE_SCOTLAND_FR } from './lodger-notice-scotland.ts'
import { LODGER_NOTICE_FR } from './lodger-notice.ts'
import { NAMED_LAW_RIGHTS_FR } from './named-law-rights.ts'
import { PREGNANCY_AT_WORK_FR } from './pregnancy-at-work.ts'
import { REDUNDANCY_PAY_FR } from './redundancy-pay.ts'
import { RENT_ARREARS_FR } from './rent-arrears.ts'
import { RENT_RISES_FR } from './rent-rises.ts'
import { REPORTING_WRONGS_FR } from './reporting-wrongs.ts'
import { SERVICE_CHARGE_SCOTLAND_FR } from './service-charge-scotland.ts'
import { SERVICE_CHARGE_FR } from './service-charge.ts'
import { SHOP_LEASE_FR } from './shop-lease.ts'
import { SUSPENSION_AT_WORK_FR } from './suspension-at-work.ts'
import { TRANSFER_OF_A_JOB_FR } from './transfer-of-a-job.ts'
import { WARNING_AT_WORK_FR } from './warning-at-work.ts'

export const HOME_AND_WORK_WORDS_FR: Words = {
  ...NAMED_LAW_RIGHTS_FR,
  ...GROUND_RENT_FR,
  ...DISMISSAL_STEPS_FR,
  ...DISMISSAL_RIGHTS_FR,
  ...DISMISSAL_FR,
  ...EVICTION_STEPS_FR,
  ...EVICTION_RIGHTS_FR,
  ...EVICTION_FACTS_FR,
  ...RENT_ARREARS_FR,
  ...EVICTION_NOTICE_FR,
  ...EVICTION_ORDER_FR,
  ...EVICTION_SPECIAL_FR,
  ...COUNCIL_TENANCY_FR,
  ...EVICTION_NATIONS_FR,
  ...LETTERS_BEFORE_STEPS_FR,
  ...SERVICE_CHARGE_SCOTLAND_FR,
  ...SERVICE_CHARGE_FR,
  ...WARNING_AT_WORK_FR,
  ...SUSPENSION_AT_WORK_FR,
  ...HEARING_AT_WORK_PAPERS_FR,
  ...EXIT_AGREEMENT_FR,
  ...LANDLORD_DUTIES_FR,
  ...TRANSFER_OF_A_JOB_FR,
  ...REDUNDANCY_PAY_FR,
  ...ILLNESS_AT_WORK_FR,
  ...REPORTING_WRONGS_FR,
  ...DEBT_PLAN_SCOTLAND_FR,
  ...GRIEVANCE_AT_WORK_FR,
  ...LODGER_NOTICE_SCOTLAND_FR,
  ...LODGER_NOTICE_NORTHERN_IRELAND_FR,
  ...LODGER_NOTICE_FR,
  ...SHOP_LEASE_FR,
  ...PREGNANCY_AT_WORK_FR,
  ...DISMISSAL_NORTHERN_IRELAND_FR,
  ...RENT_RISES_FR,
  ...ENERGY_BREATHING_SPACE_FR,
  ...DISMISSAL_REASONS_FR,
}
