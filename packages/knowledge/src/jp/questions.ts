/** Japan: the rows that speak to questions alone. Each question needs them all, so that they are loaded as one. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENQUIRY_AFTER_LEAVING } from './enquiry-after-leaving.ts'
import { ENQUIRY_BANK_FRAUD } from './enquiry-bank-fraud.ts'
import { ENQUIRY_BANKRUPTCY } from './enquiry-bankruptcy.ts'
import { ENQUIRY_BOUGHT_THINGS } from './enquiry-bought-things.ts'
import { ENQUIRY_BUILDERS } from './enquiry-builders.ts'
import { ENQUIRY_BULLYING } from './enquiry-bullying.ts'
import { ENQUIRY_CHILD_SUPPORT_AMOUNT } from './enquiry-child-support-amount.ts'
import { ENQUIRY_COLLECTORS } from './enquiry-collectors.ts'
import { ENQUIRY_COURT_PAPERS } from './enquiry-court-papers.ts'
import { ENQUIRY_CRIMINAL } from './enquiry-criminal.ts'
import { ENQUIRY_DEBT } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL } from './enquiry-dismissal.ts'
import { ENQUIRY_ESTATE_DEMAND } from './enquiry-estate-demand.ts'
import { ENQUIRY_FAMILY_MONEY } from './enquiry-family-money.ts'
import { ENQUIRY_FAMILY_SUPPORT } from './enquiry-family-support.ts'
import { ENQUIRY_FAMILY } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FIXED_LEASE } from './enquiry-fixed-lease.ts'
import { ENQUIRY_FLIGHT } from './enquiry-flight.ts'
import { ENQUIRY_HARM_DONE } from './enquiry-harm-done.ts'
import { ENQUIRY_HEALTH_PREMIUM_AFTER_DISMISSAL } from './enquiry-health-premium-after-dismissal.ts'
import { ENQUIRY_HEIRS } from './enquiry-heirs.ts'
import { ENQUIRY_HIDDEN_PET } from './enquiry-hidden-pet.ts'
import { ENQUIRY_HOME_AND_NEIGHBOURS } from './enquiry-home-and-neighbours.ts'
import { ENQUIRY_HOME_VISIT_SALE } from './enquiry-home-visit-sale.ts'
import { ENQUIRY_IMMIGRATION } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_LEFT_STATUS } from './enquiry-job-left-status.ts'
import { ENQUIRY_JOB_OFFER } from './enquiry-job-offer.ts'
import { ENQUIRY_LEAVE_AND_ILLNESS } from './enquiry-leave-and-illness.ts'
import { ENQUIRY_LEAVING_PAPERS } from './enquiry-leaving-papers.ts'
import { ENQUIRY_LOANS } from './enquiry-loans.ts'
import { ENQUIRY_LOWER_PAY } from './enquiry-lower-pay.ts'
import { ENQUIRY_MANAGER_OVERTIME } from './enquiry-manager-overtime.ts'
import { ENQUIRY_MOVING_OUT } from './enquiry-moving-out.ts'
import { ENQUIRY_NEED_TONIGHT } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS } from './enquiry-neighbours.ts'
import { ENQUIRY_OLD_DEBT_REVIVED } from './enquiry-old-debt-revived.ts'
import { ENQUIRY_OLD_DEBTS } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD } from './enquiry-on-the-road.ts'
import { ENQUIRY_ONLINE_INSULT } from './enquiry-online-insult.ts'
import { ENQUIRY_ORDERS } from './enquiry-orders.ts'
import { ENQUIRY_OVERTIME } from './enquiry-overtime.ts'
import { ENQUIRY_PARENT_SAVINGS } from './enquiry-parent-savings.ts'
import { ENQUIRY_PARENTAL_AUTHORITY } from './enquiry-parental-authority.ts'
import { ENQUIRY_PAY_FOR_DAMAGE } from './enquiry-pay-for-damage.ts'
import { ENQUIRY_PENSION_AND_BENEFITS } from './enquiry-pension-and-benefits.ts'
import { ENQUIRY_PERMANENT_JOB } from './enquiry-permanent-job.ts'
import { ENQUIRY_POWER_CUT } from './enquiry-power-cut.ts'
import { ENQUIRY_PRISON_FOR_DEBTS } from './enquiry-prison-for-debts.ts'
import { ENQUIRY_PRIVATE_SALE_AND_MOVE } from './enquiry-private-sale-and-move.ts'
import { ENQUIRY_PROTECTED_DISMISSAL } from './enquiry-protected-dismissal.ts'
import { ENQUIRY_RED_TICKET } from './enquiry-red-ticket.ts'
import { ENQUIRY_RENT_BEHIND } from './enquiry-rent-behind.ts'
import { ENQUIRY_RENT_RISE_REFUSED } from './enquiry-rent-rise-refused.ts'
import { ENQUIRY_RENT } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME } from './enquiry-rented-home.ts'
import { ENQUIRY_ROAD_HARM } from './enquiry-road-harm.ts'
import { ENQUIRY_SCHOOL } from './enquiry-school.ts'
import { ENQUIRY_SEIZURE } from './enquiry-seizure.ts'
import { ENQUIRY_SERVICES } from './enquiry-services.ts'
import { ENQUIRY_SUBSCRIPTIONS } from './enquiry-subscriptions.ts'
import { ENQUIRY_SURETY } from './enquiry-surety.ts'
import { ENQUIRY_SWINDLES } from './enquiry-swindles.ts'
import { ENQUIRY_TAX_AND_TV_FEE } from './enquiry-tax-and-tv-fee.ts'
import { ENQUIRY_TAX_SEIZURE } from './enquiry-tax-seizure.ts'
import { ENQUIRY_TERMS_OF_WORK } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRANSFER } from './enquiry-transfer.ts'
import { ENQUIRY_UNEMPLOYMENT } from './enquiry-unemployment.ts'
import { ENQUIRY_UNPAID_WAGES } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_VIOLENCE } from './enquiry-violence.ts'
import { ENQUIRY_WELFARE } from './enquiry-welfare.ts'

export const QUESTIONS: readonly Rule[] = [
  ...ENQUIRY_NEED_TONIGHT,
  ...ENQUIRY_DEBT,
  ...ENQUIRY_OLD_DEBTS,
  ...ENQUIRY_SURETY,
  ...ENQUIRY_RENTED_HOME,
  ...ENQUIRY_RENT,
  ...ENQUIRY_DISMISSAL,
  ...ENQUIRY_JOB_OFFER,
  ...ENQUIRY_PROTECTED_DISMISSAL,
  ...ENQUIRY_COURT_PAPERS,
  ...ENQUIRY_SEIZURE,
  ...ENQUIRY_MOVING_OUT,
  ...ENQUIRY_SUBSCRIPTIONS,
  ...ENQUIRY_ORDERS,
  ...ENQUIRY_FAULTY_GOODS,
  ...ENQUIRY_BANK_FRAUD,
  ...ENQUIRY_TAX_AND_TV_FEE,
  ...ENQUIRY_OVERTIME,
  ...ENQUIRY_UNPAID_WAGES,
  ...ENQUIRY_ON_THE_ROAD,
  ...ENQUIRY_ONLINE_INSULT,
  ...ENQUIRY_LEAVE_AND_ILLNESS,
  ...ENQUIRY_BULLYING,
  ...ENQUIRY_UNEMPLOYMENT,
  ...ENQUIRY_LOANS,
  ...ENQUIRY_SERVICES,
  ...ENQUIRY_BUILDERS,
  ...ENQUIRY_PENSION_AND_BENEFITS,
  ...ENQUIRY_INSURANCE,
  ...ENQUIRY_FAMILY,
  ...ENQUIRY_CHILD_SUPPORT_AMOUNT,
  ...ENQUIRY_VIOLENCE,
  ...ENQUIRY_CRIMINAL,
  ...ENQUIRY_IMMIGRATION,
  ...ENQUIRY_FLIGHT,
  ...ENQUIRY_FAMILY_MONEY,
  ...ENQUIRY_SWINDLES,
  ...ENQUIRY_LOWER_PAY,
  ...ENQUIRY_PAY_FOR_DAMAGE,
  ...ENQUIRY_TERMS_OF_WORK,
  ...ENQUIRY_HOME_AND_NEIGHBOURS,
  ...ENQUIRY_BOUGHT_THINGS,
  ...ENQUIRY_ROAD_HARM,
  ...ENQUIRY_NEIGHBOURS,
  ...ENQUIRY_POWER_CUT,
  ...ENQUIRY_SCHOOL,
  ...ENQUIRY_HEIRS,
  ...ENQUIRY_HARM_DONE,
  ...ENQUIRY_JOB_LEFT_STATUS,
  ...ENQUIRY_RENT_RISE_REFUSED,
  ...ENQUIRY_TAX_SEIZURE,
  ...ENQUIRY_LEAVING_PAPERS,
  ...ENQUIRY_PARENTAL_AUTHORITY,
  ...ENQUIRY_FAMILY_SUPPORT,
  ...ENQUIRY_OLD_DEBT_REVIVED,
  ...ENQUIRY_COLLECTORS,
  ...ENQUIRY_PERMANENT_JOB,
  ...ENQUIRY_HOME_VISIT_SALE,
  ...ENQUIRY_ESTATE_DEMAND,
  ...ENQUIRY_WELFARE,
  ...ENQUIRY_BANKRUPTCY,
  ...ENQUIRY_PARENT_SAVINGS,
  ...ENQUIRY_PRIVATE_SALE_AND_MOVE,
  ...ENQUIRY_RED_TICKET,
  ...ENQUIRY_RENT_BEHIND,
  ...ENQUIRY_HIDDEN_PET,
  ...ENQUIRY_FIXED_LEASE,
  ...ENQUIRY_TRANSFER,
  ...ENQUIRY_AFTER_LEAVING,
  ...ENQUIRY_MANAGER_OVERTIME,
  ...ENQUIRY_PRISON_FOR_DEBTS,
  ...ENQUIRY_HEALTH_PREMIUM_AFTER_DISMISSAL,
]
