/** Japan in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCIDENT_CLAIMS_NL } from './accident-claims.ts'
import { BENEFIT_REFUSED_NL } from './benefit-refused.ts'
import { BUYING_TERMS_NL } from './buying-terms.ts'
import { CHANGES_NL } from './changes.ts'
import { CLUB_FEE_NL } from './club-fee.ts'
import { CONSUMER_NL } from './consumer.ts'
import { COURT_CLAIM_NL } from './court-claim.ts'
import { CREDIT_TERMS_NL } from './credit-terms.ts'
import { DATA_LEAK_NL } from './data-leak.ts'
import { DEBT_COLLECTION_STEPS_NL } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_NL } from './debt-collection.ts'
import { DEBT_TERMS_NL } from './debt-terms.ts'
import { DEFAMATION_NL } from './defamation.ts'
import { DISMISSAL_NL } from './dismissal.ts'
import { ENFORCEMENT_TERMS_NL } from './enforcement-terms.ts'
import { ENQUIRY_AFTER_LEAVING_NL } from './enquiry-after-leaving.ts'
import { ENQUIRY_BANK_FRAUD_NL } from './enquiry-bank-fraud.ts'
import { ENQUIRY_BANKRUPTCY_NL } from './enquiry-bankruptcy.ts'
import { ENQUIRY_BOUGHT_THINGS_NL } from './enquiry-bought-things.ts'
import { ENQUIRY_BUILDERS_NL } from './enquiry-builders.ts'
import { ENQUIRY_BULLYING_NL } from './enquiry-bullying.ts'
import { ENQUIRY_CHILD_SUPPORT_AMOUNT_NL } from './enquiry-child-support-amount.ts'
import { ENQUIRY_COLLECTORS_NL } from './enquiry-collectors.ts'
import { ENQUIRY_COURT_PAPERS_NL } from './enquiry-court-papers.ts'
import { ENQUIRY_CRIMINAL_NL } from './enquiry-criminal.ts'
import { ENQUIRY_DEBT_NL } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_NL } from './enquiry-dismissal.ts'
import { ENQUIRY_ESTATE_DEMAND_NL } from './enquiry-estate-demand.ts'
import { ENQUIRY_FAMILY_MONEY_NL } from './enquiry-family-money.ts'
import { ENQUIRY_FAMILY_SUPPORT_NL } from './enquiry-family-support.ts'
import { ENQUIRY_FAMILY_NL } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_NL } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FIXED_LEASE_NL } from './enquiry-fixed-lease.ts'
import { ENQUIRY_FLIGHT_NL } from './enquiry-flight.ts'
import { ENQUIRY_HARM_DONE_NL } from './enquiry-harm-done.ts'
import { ENQUIRY_HEALTH_PREMIUM_AFTER_DISMISSAL_NL } from './enquiry-health-premium-after-dismissal.ts'
import { ENQUIRY_HEIRS_NL } from './enquiry-heirs.ts'
import { ENQUIRY_HIDDEN_PET_NL } from './enquiry-hidden-pet.ts'
import { ENQUIRY_HOME_AND_NEIGHBOURS_NL } from './enquiry-home-and-neighbours.ts'
import { ENQUIRY_HOME_VISIT_SALE_NL } from './enquiry-home-visit-sale.ts'
import { ENQUIRY_IMMIGRATION_NL } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_NL } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_LEFT_STATUS_NL } from './enquiry-job-left-status.ts'
import { ENQUIRY_JOB_OFFER_NL } from './enquiry-job-offer.ts'
import { ENQUIRY_LEAVE_AND_ILLNESS_NL } from './enquiry-leave-and-illness.ts'
import { ENQUIRY_LEAVING_PAPERS_NL } from './enquiry-leaving-papers.ts'
import { ENQUIRY_LOANS_NL } from './enquiry-loans.ts'
import { ENQUIRY_LOWER_PAY_NL } from './enquiry-lower-pay.ts'
import { ENQUIRY_MANAGER_OVERTIME_NL } from './enquiry-manager-overtime.ts'
import { ENQUIRY_MOVING_OUT_NL } from './enquiry-moving-out.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_NL } from './enquiry-neighbours.ts'
import { ENQUIRY_OLD_DEBT_REVIVED_NL } from './enquiry-old-debt-revived.ts'
import { ENQUIRY_OLD_DEBTS_NL } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_NL } from './enquiry-on-the-road.ts'
import { ENQUIRY_ONLINE_INSULT_NL } from './enquiry-online-insult.ts'
import { ENQUIRY_ORDERS_NL } from './enquiry-orders.ts'
import { ENQUIRY_OVERTIME_NL } from './enquiry-overtime.ts'
import { ENQUIRY_PARENT_SAVINGS_NL } from './enquiry-parent-savings.ts'
import { ENQUIRY_PARENTAL_AUTHORITY_NL } from './enquiry-parental-authority.ts'
import { ENQUIRY_PAY_FOR_DAMAGE_NL } from './enquiry-pay-for-damage.ts'
import { ENQUIRY_PENSION_AND_BENEFITS_NL } from './enquiry-pension-and-benefits.ts'
import { ENQUIRY_PERMANENT_JOB_NL } from './enquiry-permanent-job.ts'
import { ENQUIRY_POWER_CUT_NL } from './enquiry-power-cut.ts'
import { ENQUIRY_PRISON_FOR_DEBTS_NL } from './enquiry-prison-for-debts.ts'
import { ENQUIRY_PRIVATE_SALE_AND_MOVE_NL } from './enquiry-private-sale-and-move.ts'
import { ENQUIRY_PROTECTED_DISMISSAL_NL } from './enquiry-protected-dismissal.ts'
import { ENQUIRY_RED_TICKET_NL } from './enquiry-red-ticket.ts'
import { ENQUIRY_RENT_BEHIND_NL } from './enquiry-rent-behind.ts'
import { ENQUIRY_RENT_RISE_REFUSED_NL } from './enquiry-rent-rise-refused.ts'
import { ENQUIRY_RENT_NL } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME_NL } from './enquiry-rented-home.ts'
import { ENQUIRY_ROAD_HARM_NL } from './enquiry-road-harm.ts'
import { ENQUIRY_SCHOOL_NL } from './enquiry-school.ts'
import { ENQUIRY_SEIZURE_NL } from './enquiry-seizure.ts'
import { ENQUIRY_SERVICES_NL } from './enquiry-services.ts'
import { ENQUIRY_SUBSCRIPTIONS_NL } from './enquiry-subscriptions.ts'
import { ENQUIRY_SURETY_NL } from './enquiry-surety.ts'
import { ENQUIRY_SWINDLES_NL } from './enquiry-swindles.ts'
import { ENQUIRY_TAX_AND_TV_FEE_NL } from './enquiry-tax-and-tv-fee.ts'
import { ENQUIRY_TAX_SEIZURE_NL } from './enquiry-tax-seizure.ts'
import { ENQUIRY_TERMS_OF_WORK_NL } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRANSFER_NL } from './enquiry-transfer.ts'
import { ENQUIRY_UNEMPLOYMENT_NL } from './enquiry-unemployment.ts'
import { ENQUIRY_UNPAID_WAGES_NL } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_VIOLENCE_NL } from './enquiry-violence.ts'
import { ENQUIRY_WELFARE_NL } from './enquiry-welfare.ts'
import { FALSE_TAX_MESSAGE_NL } from './false-tax-message.ts'
import { FAMILY_CLAIMS_NL } from './family-claims.ts'
import { FAMILY_MEDIATION_NL } from './family-mediation.ts'
import { HELP_NL } from './help.ts'
import { HOUSING_NL } from './housing.ts'
import { INSURANCE_NL } from './insurance.ts'
import { JUDGMENT_ENFORCEMENT_NL } from './judgment-enforcement.ts'
import { LEAVING_A_JOB_NL } from './leaving-a-job.ts'
import { LIMITATION_NL } from './limitation.ts'
import { LOCAL_TAX_NL } from './local-tax.ts'
import { NAMED_LAW_NL } from './named-law.ts'
import { OFFICIAL_LETTERS_NL } from './official-letters.ts'
import { PRIVATE_PARKING_NL } from './private-parking.ts'
import { PUBLIC_DEBTS_NL } from './public-debts.ts'
import { PUBLIC_TERMS_NL } from './public-terms.ts'
import { PUBLIC_NL } from './public.ts'
import { RENT_DEPOSIT_NL } from './rent-deposit.ts'
import { RENT_RISE_NL } from './rent-rise.ts'
import { RESIDENCE_STATUS_NL } from './residence-status.ts'
import { SCAM_NL } from './scam.ts'
import { SEIZURE_LIMITS_NL } from './seizure-limits.ts'
import { SENDER_DISCLOSURE_NL } from './sender-disclosure.ts'
import { SENDERS_NL } from './senders.ts'
import { STOP_DEMANDS_NL } from './stop-demands.ts'
import { TENANCY_TERMS_NL } from './tenancy-terms.ts'
import { TOO_LATE_FOR_DEBTS_NL } from './too-late-for-debts.ts'
import { TOO_LATE_FOR_OFFICES_NL } from './too-late-for-offices.ts'
import { TRAFFIC_FINE_NL } from './traffic-fine.ts'
import { UTILITY_BILL_NL } from './utility-bill.ts'
import { WORK_PUNISHMENT_NL } from './work-punishment.ts'
import { WORK_TERMS_NL } from './work-terms.ts'

export const JP_NL: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ACCIDENT_CLAIMS_NL,
  ...ENQUIRY_BOUGHT_THINGS_NL,
  ...ENQUIRY_HOME_AND_NEIGHBOURS_NL,
  ...SEIZURE_LIMITS_NL,
  ...LOCAL_TAX_NL,
  ...FAMILY_CLAIMS_NL,
  ...ENQUIRY_ROAD_HARM_NL,
  ...ENQUIRY_LOWER_PAY_NL,
  ...ENQUIRY_PAY_FOR_DAMAGE_NL,
  ...ENQUIRY_TERMS_OF_WORK_NL,
  ...ENQUIRY_SWINDLES_NL,
  ...ENQUIRY_FAMILY_MONEY_NL,
  ...DATA_LEAK_NL,
  ...RESIDENCE_STATUS_NL,
  ...FAMILY_MEDIATION_NL,
  ...RENT_DEPOSIT_NL,
  ...BENEFIT_REFUSED_NL,
  ...OFFICIAL_LETTERS_NL,
  ...PRIVATE_PARKING_NL,
  ...ENQUIRY_LOANS_NL,
  ...ENQUIRY_SERVICES_NL,
  ...ENQUIRY_BUILDERS_NL,
  ...ENQUIRY_PENSION_AND_BENEFITS_NL,
  ...ENQUIRY_INSURANCE_NL,
  ...ENQUIRY_FAMILY_NL,
  ...ENQUIRY_CHILD_SUPPORT_AMOUNT_NL,
  ...ENQUIRY_VIOLENCE_NL,
  ...ENQUIRY_CRIMINAL_NL,
  ...ENQUIRY_IMMIGRATION_NL,
  ...ENQUIRY_LEAVE_AND_ILLNESS_NL,
  ...ENQUIRY_BULLYING_NL,
  ...ENQUIRY_UNEMPLOYMENT_NL,
  ...BUYING_TERMS_NL,
  ...FALSE_TAX_MESSAGE_NL,
  ...ENQUIRY_NEIGHBOURS_NL,
  ...PUBLIC_TERMS_NL,
  ...WORK_TERMS_NL,
  ...LEAVING_A_JOB_NL,
  ...TENANCY_TERMS_NL,
  ...DEBT_TERMS_NL,
  ...CLUB_FEE_NL,
  ...CREDIT_TERMS_NL,
  ...ENFORCEMENT_TERMS_NL,
  ...ENQUIRY_UNPAID_WAGES_NL,
  ...ENQUIRY_ON_THE_ROAD_NL,
  ...ENQUIRY_ONLINE_INSULT_NL,
  ...SENDER_DISCLOSURE_NL,
  ...DEFAMATION_NL,
  ...NAMED_LAW_NL,
  ...CHANGES_NL,
  ...CONSUMER_NL,
  ...UTILITY_BILL_NL,
  ...INSURANCE_NL,
  ...SCAM_NL,
  ...COURT_CLAIM_NL,
  ...DEBT_COLLECTION_NL,
  ...DEBT_COLLECTION_STEPS_NL,
  ...DISMISSAL_NL,
  ...ENQUIRY_DEBT_NL,
  ...ENQUIRY_OLD_DEBTS_NL,
  ...ENQUIRY_SURETY_NL,
  ...ENQUIRY_RENTED_HOME_NL,
  ...ENQUIRY_RENT_NL,
  ...ENQUIRY_DISMISSAL_NL,
  ...ENQUIRY_JOB_OFFER_NL,
  ...ENQUIRY_PROTECTED_DISMISSAL_NL,
  ...ENQUIRY_COURT_PAPERS_NL,
  ...ENQUIRY_SEIZURE_NL,
  ...ENQUIRY_MOVING_OUT_NL,
  ...ENQUIRY_ORDERS_NL,
  ...ENQUIRY_FAULTY_GOODS_NL,
  ...ENQUIRY_BANK_FRAUD_NL,
  ...ENQUIRY_TAX_AND_TV_FEE_NL,
  ...HELP_NL,
  ...HOUSING_NL,
  ...JUDGMENT_ENFORCEMENT_NL,
  ...LIMITATION_NL,
  ...PUBLIC_NL,
  ...TRAFFIC_FINE_NL,
  ...RENT_RISE_NL,
  ...SENDERS_NL,
  ...ENQUIRY_FLIGHT_NL,
  ...PUBLIC_DEBTS_NL,
  ...ENQUIRY_POWER_CUT_NL,
  ...ENQUIRY_SCHOOL_NL,
  ...ENQUIRY_HEIRS_NL,
  ...ENQUIRY_HARM_DONE_NL,
  ...ENQUIRY_JOB_LEFT_STATUS_NL,
  ...STOP_DEMANDS_NL,
  ...WORK_PUNISHMENT_NL,
  ...ENQUIRY_RENT_RISE_REFUSED_NL,
  ...ENQUIRY_TAX_SEIZURE_NL,
  ...ENQUIRY_LEAVING_PAPERS_NL,
  ...ENQUIRY_PARENTAL_AUTHORITY_NL,
  ...ENQUIRY_FAMILY_SUPPORT_NL,
  ...ENQUIRY_OLD_DEBT_REVIVED_NL,
  ...ENQUIRY_COLLECTORS_NL,
  ...ENQUIRY_PERMANENT_JOB_NL,
  ...ENQUIRY_HOME_VISIT_SALE_NL,
  ...ENQUIRY_ESTATE_DEMAND_NL,
  ...ENQUIRY_WELFARE_NL,
  ...ENQUIRY_BANKRUPTCY_NL,
  ...ENQUIRY_PARENT_SAVINGS_NL,
  ...ENQUIRY_PRIVATE_SALE_AND_MOVE_NL,
  ...ENQUIRY_RED_TICKET_NL,
  ...ENQUIRY_RENT_BEHIND_NL,
  ...ENQUIRY_HIDDEN_PET_NL,
  ...ENQUIRY_FIXED_LEASE_NL,
  ...ENQUIRY_TRANSFER_NL,
  ...ENQUIRY_AFTER_LEAVING_NL,
  ...ENQUIRY_MANAGER_OVERTIME_NL,
  ...ENQUIRY_SUBSCRIPTIONS_NL,
  ...ENQUIRY_OVERTIME_NL,
  ...ENQUIRY_PRISON_FOR_DEBTS_NL,
  ...TOO_LATE_FOR_DEBTS_NL,
  ...TOO_LATE_FOR_OFFICES_NL,
  ...ENQUIRY_HEALTH_PREMIUM_AFTER_DISMISSAL_NL,
}
