/** Germany in German: rows about debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { ADMINISTRATIVE_ORDER_DE } from './administrative-order.ts'
import { BROADCASTING_FEE_DE } from './broadcasting-fee.ts'
import { CANCELLATION_FEE_DE } from './cancellation-fee.ts'
import { CHILD_MAINTENANCE_DE } from './child-maintenance.ts'
import { COMPANY_REMINDER_DE } from './company-reminder.ts'
import { DIVORCE_DE } from './divorce.ts'
import { GYM_CONTRACT_DE } from './gym-contract.ts'
import { HEALTH_FUND_DE } from './health-fund.ts'
import { HOME_VISIT_DE } from './home-visit.ts'
import { INHERITANCE_DE } from './inheritance.ts'
import { LIMITATION_DE } from './limitation.ts'
import { NAMED_LAW_DE } from './named-law.ts'
import { OWNERS_COSTS_DE } from './owners-costs.ts'
import { PARENT_SUPPORT_DE } from './parent-support.ts'
import { PENAL_ORDER_DE } from './penal-order.ts'
import { PRIVATE_PARKING_DE } from './private-parking.ts'
import { RENT_DEPOSIT_DE } from './rent-deposit.ts'
import { SCAM_DE } from './scam.ts'
import { TELECOM_DE } from './telecom.ts'
import { TRADE_BILL_DE } from './trade-bill.ts'
import { WORK_REPAYMENT_DE } from './work-repayment.ts'

export const DEBT_WORDS_DE: Words = {
  ...CANCELLATION_FEE_DE,
  ...GYM_CONTRACT_DE,
  ...DIVORCE_DE,
  ...HOME_VISIT_DE,
  ...WORK_REPAYMENT_DE,
  ...OWNERS_COSTS_DE,
  ...PARENT_SUPPORT_DE,
  ...TRADE_BILL_DE,
  ...INHERITANCE_DE,
  ...CHILD_MAINTENANCE_DE,
  ...HEALTH_FUND_DE,
  ...COMPANY_REMINDER_DE,
  ...RENT_DEPOSIT_DE,
  ...TELECOM_DE,
  ...ADMINISTRATIVE_ORDER_DE,
  ...NAMED_LAW_DE,
  ...PENAL_ORDER_DE,
  ...BROADCASTING_FEE_DE,
  ...LIMITATION_DE,
  ...PRIVATE_PARKING_DE,
  ...SCAM_DE,
}
