/** Germany in Japanese: rows about debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { ADMINISTRATIVE_ORDER_JA } from './administrative-order.ts'
import { BROADCASTING_FEE_JA } from './broadcasting-fee.ts'
import { CANCELLATION_FEE_JA } from './cancellation-fee.ts'
import { CHILD_MAINTENANCE_JA } from './child-maintenance.ts'
import { COMPANY_REMINDER_JA } from './company-reminder.ts'
import { DIVORCE_JA } from './divorce.ts'
import { GYM_CONTRACT_JA } from './gym-contract.ts'
import { HEALTH_FUND_JA } from './health-fund.ts'
import { HOME_VISIT_JA } from './home-visit.ts'
import { INHERITANCE_JA } from './inheritance.ts'
import { LIMITATION_JA } from './limitation.ts'
import { NAMED_LAW_JA } from './named-law.ts'
import { OWNERS_COSTS_JA } from './owners-costs.ts'
import { PARENT_SUPPORT_JA } from './parent-support.ts'
import { PENAL_ORDER_JA } from './penal-order.ts'
import { PRIVATE_PARKING_JA } from './private-parking.ts'
import { RENT_DEPOSIT_JA } from './rent-deposit.ts'
import { SCAM_JA } from './scam.ts'
import { TELECOM_JA } from './telecom.ts'
import { TRADE_BILL_JA } from './trade-bill.ts'
import { WORK_REPAYMENT_JA } from './work-repayment.ts'

export const DEBT_WORDS_JA: Words = {
  ...CANCELLATION_FEE_JA,
  ...GYM_CONTRACT_JA,
  ...ADMINISTRATIVE_ORDER_JA,
  ...BROADCASTING_FEE_JA,
  ...CHILD_MAINTENANCE_JA,
  ...COMPANY_REMINDER_JA,
  ...DIVORCE_JA,
  ...HEALTH_FUND_JA,
  ...HOME_VISIT_JA,
  ...INHERITANCE_JA,
  ...LIMITATION_JA,
  ...NAMED_LAW_JA,
  ...OWNERS_COSTS_JA,
  ...PARENT_SUPPORT_JA,
  ...PENAL_ORDER_JA,
  ...PRIVATE_PARKING_JA,
  ...RENT_DEPOSIT_JA,
  ...SCAM_JA,
  ...TELECOM_JA,
  ...TRADE_BILL_JA,
  ...WORK_REPAYMENT_JA,
}
