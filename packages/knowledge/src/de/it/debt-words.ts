/** Germany in Italian: rows about debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { ADMINISTRATIVE_ORDER_IT } from './administrative-order.ts'
import { BROADCASTING_FEE_WORDS } from './broadcasting-fee.ts'
import { CANCELLATION_FEE_IT } from './cancellation-fee.ts'
import { CHILD_MAINTENANCE_IT } from './child-maintenance.ts'
import { COMPANY_REMINDER_IT } from './company-reminder.ts'
import { DIVORCE_IT } from './divorce.ts'
import { GYM_CONTRACT_IT } from './gym-contract.ts'
import { HEALTH_FUND_IT } from './health-fund.ts'
import { HOME_VISIT_IT } from './home-visit.ts'
import { INHERITANCE_IT } from './inheritance.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { NAMED_LAW_IT } from './named-law.ts'
import { OWNERS_COSTS_IT } from './owners-costs.ts'
import { PARENT_SUPPORT_IT } from './parent-support.ts'
import { PENAL_ORDER_WORDS } from './penal-order.ts'
import { PRIVATE_PARKING_WORDS } from './private-parking.ts'
import { RENT_DEPOSIT_IT } from './rent-deposit.ts'
import { SCAM_WORDS } from './scam.ts'
import { TELECOM_IT } from './telecom.ts'
import { TRADE_BILL_IT } from './trade-bill.ts'
import { WORK_REPAYMENT_IT } from './work-repayment.ts'

export const DEBT_WORDS_IT: Words = {
  ...CANCELLATION_FEE_IT,
  ...GYM_CONTRACT_IT,
  ...DIVORCE_IT,
  ...HOME_VISIT_IT,
  ...WORK_REPAYMENT_IT,
  ...OWNERS_COSTS_IT,
  ...PARENT_SUPPORT_IT,
  ...TRADE_BILL_IT,
  ...INHERITANCE_IT,
  ...CHILD_MAINTENANCE_IT,
  ...HEALTH_FUND_IT,
  ...COMPANY_REMINDER_IT,
  ...RENT_DEPOSIT_IT,
  ...TELECOM_IT,
  ...ADMINISTRATIVE_ORDER_IT,
  ...NAMED_LAW_IT,
  ...PENAL_ORDER_WORDS,
  ...BROADCASTING_FEE_WORDS,
  ...LIMITATION_WORDS,
  ...PRIVATE_PARKING_WORDS,
  ...SCAM_WORDS,
}
