/** Germany in Spanish: rows about debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { ADMINISTRATIVE_ORDER_ES } from './administrative-order.ts'
import { BROADCASTING_FEE_ES } from './broadcasting-fee.ts'
import { CANCELLATION_FEE_ES } from './cancellation-fee.ts'
import { CHILD_MAINTENANCE_ES } from './child-maintenance.ts'
import { COMPANY_REMINDER_ES } from './company-reminder.ts'
import { DIVORCE_ES } from './divorce.ts'
import { GYM_CONTRACT_ES } from './gym-contract.ts'
import { HEALTH_FUND_ES } from './health-fund.ts'
import { HOME_VISIT_ES } from './home-visit.ts'
import { INHERITANCE_ES } from './inheritance.ts'
import { LIMITATION_ES } from './limitation.ts'
import { NAMED_LAW_ES } from './named-law.ts'
import { OWNERS_COSTS_ES } from './owners-costs.ts'
import { PARENT_SUPPORT_ES } from './parent-support.ts'
import { PENAL_ORDER_ES } from './penal-order.ts'
import { PRIVATE_PARKING_ES } from './private-parking.ts'
import { RENT_DEPOSIT_ES } from './rent-deposit.ts'
import { SCAM_ES } from './scam.ts'
import { TELECOM_ES } from './telecom.ts'
import { TRADE_BILL_ES } from './trade-bill.ts'
import { WORK_REPAYMENT_ES } from './work-repayment.ts'

export const DEBT_WORDS_ES: Words = {
  ...CANCELLATION_FEE_ES,
  ...GYM_CONTRACT_ES,
  ...DIVORCE_ES,
  ...HOME_VISIT_ES,
  ...WORK_REPAYMENT_ES,
  ...OWNERS_COSTS_ES,
  ...PARENT_SUPPORT_ES,
  ...TRADE_BILL_ES,
  ...INHERITANCE_ES,
  ...CHILD_MAINTENANCE_ES,
  ...HEALTH_FUND_ES,
  ...COMPANY_REMINDER_ES,
  ...RENT_DEPOSIT_ES,
  ...TELECOM_ES,
  ...ADMINISTRATIVE_ORDER_ES,
  ...NAMED_LAW_ES,
  ...PENAL_ORDER_ES,
  ...BROADCASTING_FEE_ES,
  ...LIMITATION_ES,
  ...PRIVATE_PARKING_ES,
  ...SCAM_ES,
}
