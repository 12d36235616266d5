/** Germany in French: rows about debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { ADMINISTRATIVE_ORDER_FR } from './administrative-order.ts'
import { BROADCASTING_FEE_WORDS } from './broadcasting-fee.ts'
import { CANCELLATION_FEE_FR } from './cancellation-fee.ts'
import { CHILD_MAINTENANCE_FR } from './child-maintenance.ts'
import { COMPANY_REMINDER_FR } from './company-reminder.ts'
import { DIVORCE_FR } from './divorce.ts'
import { GYM_CONTRACT_FR } from './gym-contract.ts'
import { HEALTH_FUND_FR } from './health-fund.ts'
import { HOME_VISIT_FR } from './home-visit.ts'
import { INHERITANCE_FR } from './inheritance.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { NAMED_LAW_FR } from './named-law.ts'
import { OWNERS_COSTS_FR } from './owners-costs.ts'
import { PARENT_SUPPORT_FR } from './parent-support.ts'
import { PENAL_ORDER_WORDS } from './penal-order.ts'
import { PRIVATE_PARKING_WORDS } from './private-parking.ts'
import { RENT_DEPOSIT_FR } from './rent-deposit.ts'
import { SCAM_WORDS } from './scam.ts'
import { TELECOM_FR } from './telecom.ts'
import { TRADE_BILL_FR } from './trade-bill.ts'
import { WORK_REPAYMENT_FR } from './work-repayment.ts'

export const DEBT_WORDS_FR: Words = {
  ...CANCELLATION_FEE_FR,
  ...GYM_CONTRACT_FR,
  ...DIVORCE_FR,
  ...HOME_VISIT_FR,
  ...WORK_REPAYMENT_FR,
  ...OWNERS_COSTS_FR,
  ...PARENT_SUPPORT_FR,
  ...TRADE_BILL_FR,
  ...INHERITANCE_FR,
  ...CHILD_MAINTENANCE_FR,
  ...HEALTH_FUND_FR,
  ...COMPANY_REMINDER_FR,
  ...RENT_DEPOSIT_FR,
  ...TELECOM_FR,
  ...ADMINISTRATIVE_ORDER_FR,
  ...NAMED_LAW_FR,
  ...PENAL_ORDER_WORDS,
  ...BROADCASTING_FEE_WORDS,
  ...LIMITATION_WORDS,
  ...PRIVATE_PARKING_WORDS,
  ...SCAM_WORDS,
}
