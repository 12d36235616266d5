/** Japan in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCIDENT_CLAIMS_ES } from './accident-claims.ts'
import { BENEFIT_REFUSED_ES } from './benefit-refused.ts'
import { BUYING_TERMS_ES } from './buying-terms.ts'
import { CHANGES_ES } from './changes.ts'
import { CLUB_FEE_ES } from './club-fee.ts'
import { CONSUMER_ES } from './consumer.ts'
import { COURT_CLAIM_ES } from './court-claim.ts'
import { CREDIT_TERMS_ES } from './credit-terms.ts'
import { DATA_LEAK_ES } from './data-leak.ts'
import { DEBT_COLLECTION_STEPS_ES } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_ES } from './debt-collection.ts'
import { DEBT_TERMS_ES } from './debt-terms.ts'
import { DEFAMATION_ES } from './defamation.ts'
import { DISMISSAL_ES } from './dismissal.ts'
import { ENFORCEMENT_TERMS_ES } from './enforcement-terms.ts'
import { ENQUIRY_AFTER_LEAVING_ES } from './enquiry-after-leaving.ts'
import { ENQUIRY_BANK_FRAUD_ES } from './enquiry-bank-fraud.ts'
import { ENQUIRY_BANKRUPTCY_ES } from './enquiry-bankruptcy.ts'
import { ENQUIRY_BOUGHT_THINGS_ES } from './enquiry-bought-things.ts'
import { ENQUIRY_BUILDERS_ES } from './enquiry-builders.ts'
import { ENQUIRY_BULLYING_ES } from './enquiry-bullying.ts'
import { ENQUIRY_CHILD_SUPPORT_AMOUNT_ES } from './enquiry-child-support-amount.ts'
import { ENQUIRY_COLLECTORS_ES } from './enquiry-collectors.ts'
import { ENQUIRY_COURT_PAPERS_ES } from './enquiry-court-papers.ts'
import { ENQUIRY_CRIMINAL_ES } from './enquiry-criminal.ts'
import { ENQUIRY_DEBT_ES } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_ES } from './enquiry-dismissal.ts'
import { ENQUIRY_ESTATE_DEMAND_ES } from './enquiry-estate-demand.ts'
import { ENQUIRY_FAMILY_MONEY_ES } from './enquiry-family-money.ts'
import { ENQUIRY_FAMILY_SUPPORT_ES } from './enquiry-family-support.ts'
import { ENQUIRY_FAMILY_ES } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_ES } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FIXED_LEASE_ES } from './enquiry-fixed-lease.ts'
import { ENQUIRY_FLIGHT_ES } from './enquiry-flight.ts'
import { ENQUIRY_HARM_DONE_ES } from './enquiry-harm-done.ts'
import { ENQUIRY_HEALTH_PREMIUM_AFTER_DISMISSAL_ES } from './enquiry-health-premium-after-dismissal.ts'
import { ENQUIRY_HEIRS_ES } from './enquiry-heirs.ts'
import { ENQUIRY_HIDDEN_PET_ES } from './enquiry-hidden-pet.ts'
import { ENQUIRY_HOME_AND_NEIGHBOURS_ES } from './enquiry-home-and-neighbours.ts'
import { ENQUIRY_HOME_VISIT_SALE_ES } from './enquiry-home-visit-sale.ts'
import { ENQUIRY_IMMIGRATION_ES } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_ES } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_LEFT_STATUS_ES } from './enquiry-job-left-status.ts'
import { ENQUIRY_JOB_OFFER_ES } from './enquiry-job-offer.ts'
import { ENQUIRY_LEAVE_AND_ILLNESS_ES } from './enquiry-leave-and-illness.ts'
import { ENQUIRY_LEAVING_PAPERS_ES } from './enquiry-leaving-papers.ts'
import { ENQUIRY_LOANS_ES } from './enquiry-loans.ts'
import { ENQUIRY_LOWER_PAY_ES } from './enquiry-lower-pay.ts'
import { ENQUIRY_MANAGER_OVERTIME_ES } from './enquiry-manager-overtime.ts'
import { ENQUIRY_MOVING_OUT_ES } from './enquiry-moving-out.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_ES } from './enquiry-neighbours.ts'
import { ENQUIRY_OLD_DEBT_REVIVED_ES } from './enquiry-old-debt-revived.ts'
import { ENQUIRY_OLD_DEBTS_ES } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_ES } from './enquiry-on-the-road.ts'
import { ENQUIRY_ONLINE_INSULT_ES } from './enquiry-online-insult.ts'
import { ENQUIRY_ORDERS_ES } from './enquiry-orders.ts'
import { ENQUIRY_OVERTIME_ES } from './enquiry-overtime.ts'
import { ENQUIRY_PARENT_SAVINGS_ES } from './enquiry-parent-savings.ts'
import { ENQUIRY_PARENTAL_AUTHORITY_ES } from './enquiry-parental-authority.ts'
import { ENQUIRY_PAY_FOR_DAMAGE_ES } from './enquiry-pay-for-damage.ts'
import { ENQUIRY_PENSION_AND_BENEFITS_ES } from './enquiry-pension-and-benefits.ts'
import { ENQUIRY_PERMANENT_JOB_ES } from './enquiry-permanent-job.ts'
import { ENQUIRY_POWER_CUT_ES } from './enquiry-power-cut.ts'
import { ENQUIRY_PRISON_FOR_DEBTS_ES } from './enquiry-prison-for-debts.ts'
import { ENQUIRY_PRIVATE_SALE_AND_MOVE_ES } from './enquiry-private-sale-and-move.ts'
import { ENQUIRY_PROTECTED_DISMISSAL_ES } from './enquiry-protected-dismissal.ts'
import { ENQUIRY_RED_TICKET_ES } from './enquiry-red-ticket.ts'
import { ENQUIRY_RENT_BEHIND_ES } from './enquiry-rent-behind.ts'
import { ENQUIRY_RENT_RISE_REFUSED_ES } from './enquiry-rent-rise-refused.ts'
import { ENQUIRY_RENT_ES } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME_ES } from './enquiry-rented-home.ts'
import { ENQUIRY_ROAD_HARM_ES } from './enquiry-road-harm.ts'
import { ENQUIRY_SCHOOL_ES } from './enquiry-school.ts'
import { ENQUIRY_SEIZURE_ES } from './enquiry-seizure.ts'
import { ENQUIRY_SERVICES_ES } from './enquiry-services.ts'
import { ENQUIRY_SUBSCRIPTIONS_ES } from './enquiry-subscriptions.ts'
import { ENQUIRY_SURETY_ES } from './enquiry-surety.ts'
import { ENQUIRY_SWINDLES_ES } from './enquiry-swindles.ts'
import { ENQUIRY_TAX_AND_TV_FEE_ES } from './enquiry-tax-and-tv-fee.ts'
import { ENQUIRY_TAX_SEIZURE_ES } from './enquiry-tax-seizure.ts'
import { ENQUIRY_TERMS_OF_WORK_ES } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRANSFER_ES } from './enquiry-transfer.ts'
import { ENQUIRY_UNEMPLOYMENT_ES } from './enquiry-unemployment.ts'
import { ENQUIRY_UNPAID_WAGES_ES } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_VIOLENCE_ES } from './enquiry-violence.ts'
import { ENQUIRY_WELFARE_ES } from './enquiry-welfare.ts'
import { FALSE_TAX_MESSAGE_ES } from './false-tax-message.ts'
import { FAMILY_CLAIMS_ES } from './family-claims.ts'
import { FAMILY_MEDIATION_ES } from './family-mediation.ts'
import { HELP_ES } from './help.ts'
import { HOUSING_ES } from './housing.ts'
import { INSURANCE_ES } from './insurance.ts'
import { JUDGMENT_ENFORCEMENT_ES } from './judgment-enforcement.ts'
import { LEAVING_A_JOB_ES } from './leaving-a-job.ts'
import { LIMITATION_ES } from './limitation.ts'
import { LOCAL_TAX_ES } from './local-tax.ts'
import { NAMED_LAW_ES } from './named-law.ts'
import { OFFICIAL_LETTERS_ES } from './official-letters.ts'
import { PRIVATE_PARKING_ES } from './private-parking.ts'
import { PUBLIC_DEBTS_ES } from './public-debts.ts'
import { PUBLIC_TERMS_ES } from './public-terms.ts'
import { PUBLIC_ES } from './public.ts'
import { RENT_DEPOSIT_ES } from './rent-deposit.ts'
import { RENT_RISE_ES } from './rent-rise.ts'
import { RESIDENCE_STATUS_ES } from './residence-status.ts'
import { SCAM_ES } from './scam.ts'
import { SEIZURE_LIMITS_ES } from './seizure-limits.ts'
import { SENDER_DISCLOSURE_ES } from './sender-disclosure.ts'
import { SENDERS_ES } from './senders.ts'
import { STOP_DEMANDS_ES } from './stop-demands.ts'
import { TENANCY_TERMS_ES } from './tenancy-terms.ts'
import { TOO_LATE_FOR_DEBTS_ES } from './too-late-for-debts.ts'
import { TOO_LATE_FOR_OFFICES_ES } from './too-late-for-offices.ts'
import { TRAFFIC_FINE_ES } from './traffic-fine.ts'
import { UTILITY_BILL_ES } from './utility-bill.ts'
import { WORK_PUNISHMENT_ES } from './work-punishment.ts'
import { WORK_TERMS_ES } from './work-terms.ts'

export const JP_ES: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ACCIDENT_CLAIMS_ES,
  ...ENQUIRY_BOUGHT_THINGS_ES,
  ...ENQUIRY_HOME_AND_NEIGHBOURS_ES,
  ...SEIZURE_LIMITS_ES,
  ...LOCAL_TAX_ES,
  ...FAMILY_CLAIMS_ES,
  ...ENQUIRY_ROAD_HARM_ES,
  ...ENQUIRY_LOWER_PAY_ES,
  ...ENQUIRY_PAY_FOR_DAMAGE_ES,
  ...ENQUIRY_TERMS_OF_WORK_ES,
  ...ENQUIRY_SWINDLES_ES,
  ...ENQUIRY_FAMILY_MONEY_ES,
  ...DATA_LEAK_ES,
  ...RESIDENCE_STATUS_ES,
  ...FAMILY_MEDIATION_ES,
  ...RENT_DEPOSIT_ES,
  ...BENEFIT_REFUSED_ES,
  ...OFFICIAL_LETTERS_ES,
  ...PRIVATE_PARKING_ES,
  ...ENQUIRY_LOANS_ES,
  ...ENQUIRY_SERVICES_ES,
  ...ENQUIRY_BUILDERS_ES,
  ...ENQUIRY_PENSION_AND_BENEFITS_ES,
  ...ENQUIRY_INSURANCE_ES,
  ...ENQUIRY_FAMILY_ES,
  ...ENQUIRY_CHILD_SUPPORT_AMOUNT_ES,
  ...ENQUIRY_VIOLENCE_ES,
  ...ENQUIRY_CRIMINAL_ES,
  ...ENQUIRY_IMMIGRATION_ES,
  ...ENQUIRY_LEAVE_AND_ILLNESS_ES,
  ...ENQUIRY_BULLYING_ES,
  ...ENQUIRY_UNEMPLOYMENT_ES,
  ...BUYING_TERMS_ES,
  ...FALSE_TAX_MESSAGE_ES,
  ...ENQUIRY_NEIGHBOURS_ES,
  ...PUBLIC_TERMS_ES,
  ...WORK_TERMS_ES,
  ...LEAVING_A_JOB_ES,
  ...TENANCY_TERMS_ES,
  ...DEBT_TERMS_ES,
  ...CLUB_FEE_ES,
  ...CREDIT_TERMS_ES,
  ...ENFORCEMENT_TERMS_ES,
  ...ENQUIRY_UNPAID_WAGES_ES,
  ...ENQUIRY_ON_THE_ROAD_ES,
  ...ENQUIRY_ONLINE_INSULT_ES,
  ...SENDER_DISCLOSURE_ES,
  ...DEFAMATION_ES,
  ...NAMED_LAW_ES,
  ...CHANGES_ES,
  ...CONSUMER_ES,
  ...UTILITY_BILL_ES,
  ...INSURANCE_ES,
  ...SCAM_ES,
  ...COURT_CLAIM_ES,
  ...DEBT_COLLECTION_ES,
  ...DEBT_COLLECTION_STEPS_ES,
  ...DISMISSAL_ES,
  ...ENQUIRY_DEBT_ES,
  ...ENQUIRY_OLD_DEBTS_ES,
  ...ENQUIRY_SURETY_ES,
  ...ENQUIRY_RENTED_HOME_ES,
  ...ENQUIRY_RENT_ES,
  ...ENQUIRY_DISMISSAL_ES,
  ...ENQUIRY_JOB_OFFER_ES,
  ...ENQUIRY_PROTECTED_DISMISSAL_ES,
  ...ENQUIRY_COURT_PAPERS_ES,
  ...ENQUIRY_SEIZURE_ES,
  ...ENQUIRY_MOVING_OUT_ES,
  ...ENQUIRY_ORDERS_ES,
  ...ENQUIRY_FAULTY_GOODS_ES,
  ...ENQUIRY_BANK_FRAUD_ES,
  ...ENQUIRY_TAX_AND_TV_FEE_ES,
  ...HELP_ES,
  ...HOUSING_ES,
  ...JUDGMENT_ENFORCEMENT_ES,
  ...LIMITATION_ES,
  ...PUBLIC_ES,
  ...TRAFFIC_FINE_ES,
  ...RENT_RISE_ES,
  ...SENDERS_ES,
  ...ENQUIRY_FLIGHT_ES,
  ...PUBLIC_DEBTS_ES,
  ...ENQUIRY_POWER_CUT_ES,
  ...ENQUIRY_SCHOOL_ES,
  ...ENQUIRY_HEIRS_ES,
  ...ENQUIRY_HARM_DONE_ES,
  ...ENQUIRY_JOB_LEFT_STATUS_ES,
  ...STOP_DEMANDS_ES,
  ...WORK_PUNISHMENT_ES,
  ...ENQUIRY_RENT_RISE_REFUSED_ES,
  ...ENQUIRY_TAX_SEIZURE_ES,
  ...ENQUIRY_LEAVING_PAPERS_ES,
  ...ENQUIRY_PARENTAL_AUTHORITY_ES,
  ...ENQUIRY_FAMILY_SUPPORT_ES,
  ...ENQUIRY_OLD_DEBT_REVIVED_ES,
  ...ENQUIRY_COLLECTORS_ES,
  ...ENQUIRY_PERMANENT_JOB_ES,
  ...ENQUIRY_HOME_VISIT_SALE_ES,
  ...ENQUIRY_ESTATE_DEMAND_ES,
  ...ENQUIRY_WELFARE_ES,
  ...ENQUIRY_BANKRUPTCY_ES,
  ...ENQUIRY_PARENT_SAVINGS_ES,
  ...ENQUIRY_PRIVATE_SALE_AND_MOVE_ES,
  ...ENQUIRY_RED_TICKET_ES,
  ...ENQUIRY_RENT_BEHIND_ES,
  ...ENQUIRY_HIDDEN_PET_ES,
  ...ENQUIRY_FIXED_LEASE_ES,
  ...ENQUIRY_TRANSFER_ES,
  ...ENQUIRY_AFTER_LEAVING_ES,
  ...ENQUIRY_MANAGER_OVERTIME_ES,
  ...ENQUIRY_SUBSCRIPTIONS_ES,
  ...ENQUIRY_OVERTIME_ES,
  ...ENQUIRY_PRISON_FOR_DEBTS_ES,
  ...TOO_LATE_FOR_DEBTS_ES,
  ...TOO_LATE_FOR_OFFICES_ES,
  ...ENQUIRY_HEALTH_PREMIUM_AFTER_DISMISSAL_ES,
}
