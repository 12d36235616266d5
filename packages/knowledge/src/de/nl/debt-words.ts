/** Germany in Dutch: rows about debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { ADMINISTRATIVE_ORDER_NL } from './administrative-order.ts'
import { BROADCASTING_FEE_NL } from './broadcasting-fee.ts'
import { CANCELLATION_FEE_NL } from './cancellation-fee.ts'
import { CHILD_MAINTENANCE_NL } from './child-maintenance.ts'
import { COMPANY_REMINDER_NL } from './company-reminder.ts'
import { DIVORCE_NL } from './divorce.ts'
import { GYM_CONTRACT_NL } from './gym-contract.ts'
import { HEALTH_FUND_NL } from './health-fund.ts'
import { HOME_VISIT_NL } from './home-visit.ts'
import { INHERITANCE_NL } from './inheritance.ts'
import { LIMITATION_NL } from './limitation.ts'
import { NAMED_LAW_NL } from './named-law.ts'
import { OWNERS_COSTS_NL } from './owners-costs.ts'
import { PARENT_SUPPORT_NL } from './parent-support.ts'
import { PENAL_ORDER_NL } from './penal-order.ts'
import { PRIVATE_PARKING_NL } from './private-parking.ts'
import { RENT_DEPOSIT_NL } from './rent-deposit.ts'
import { SCAM_NL } from './scam.ts'
import { TELECOM_NL } from './telecom.ts'
import { TRADE_BILL_NL } from './trade-bill.ts'
import { WORK_REPAYMENT_NL } from './work-repayment.ts'

export const DEBT_WORDS_NL: Words = {
  ...CANCELLATION_FEE_NL,
  ...GYM_CONTRACT_NL,
  ...DIVORCE_NL,
  ...HOME_VISIT_NL,
  ...WORK_REPAYMENT_NL,
  ...OWNERS_COSTS_NL,
  ...PARENT_SUPPORT_NL,
  ...TRADE_BILL_NL,
  ...INHERITANCE_NL,
  ...CHILD_MAINTENANCE_NL,
  ...HEALTH_FUND_NL,
  ...COMPANY_REMINDER_NL,
  ...RENT_DEPOSIT_NL,
  ...TELECOM_NL,
  ...ADMINISTRATIVE_ORDER_NL,
  ...NAMED_LAW_NL,
  ...PENAL_ORDER_NL,
  ...BROADCASTING_FEE_NL,
  ...LIMITATION_NL,
  ...PRIVATE_PARKING_NL,
  ...SCAM_NL,
}
