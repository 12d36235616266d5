/** Japan in Italian. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCIDENT_CLAIMS_IT } from './accident-claims.ts'
import { BENEFIT_REFUSED_IT } from './benefit-refused.ts'
import { BUYING_TERMS_IT } from './buying-terms.ts'
import { CHANGES_IT } from './changes.ts'
import { CLUB_FEE_IT } from './club-fee.ts'
import { CONSUMER_IT } from './consumer.ts'
import { COURT_CLAIM_IT } from './court-claim.ts'
import { CREDIT_TERMS_IT } from './credit-terms.ts'
import { DATA_LEAK_IT } from './data-leak.ts'
import { DEBT_COLLECTION_STEPS_IT } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_IT } from './debt-collection.ts'
import { DEBT_TERMS_IT } from './debt-terms.ts'
import { DEFAMATION_IT } from './defamation.ts'
import { DISMISSAL_IT } from './dismissal.ts'
import { ENFORCEMENT_TERMS_IT } from './enforcement-terms.ts'
import { ENQUIRY_AFTER_LEAVING_IT } from './enquiry-after-leaving.ts'
import { ENQUIRY_BANK_FRAUD_IT } from './enquiry-bank-fraud.ts'
import { ENQUIRY_BANKRUPTCY_IT } from './enquiry-bankruptcy.ts'
import { ENQUIRY_BOUGHT_THINGS_IT } from './enquiry-bought-things.ts'
import { ENQUIRY_BUILDERS_IT } from './enquiry-builders.ts'
import { ENQUIRY_BULLYING_IT } from './enquiry-bullying.ts'
import { ENQUIRY_CHILD_SUPPORT_AMOUNT_IT } from './enquiry-child-support-amount.ts'
import { ENQUIRY_COLLECTORS_IT } from './enquiry-collectors.ts'
import { ENQUIRY_COURT_PAPERS_IT } from './enquiry-court-papers.ts'
import { ENQUIRY_CRIMINAL_IT } from './enquiry-criminal.ts'
import { ENQUIRY_DEBT_IT } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_IT } from './enquiry-dismissal.ts'
import { ENQUIRY_ESTATE_DEMAND_IT } from './enquiry-estate-demand.ts'
import { ENQUIRY_FAMILY_MONEY_IT } from './enquiry-family-money.ts'
import { ENQUIRY_FAMILY_SUPPORT_IT } from './enquiry-family-support.ts'
import { ENQUIRY_FAMILY_IT } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_IT } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FIXED_LEASE_IT } from './enquiry-fixed-lease.ts'
import { ENQUIRY_FLIGHT_IT } from './enquiry-flight.ts'
import { ENQUIRY_HARM_DONE_IT } from './enquiry-harm-done.ts'
import { ENQUIRY_HEALTH_PREMIUM_AFTER_DISMISSAL_IT } from './enquiry-health-premium-after-dismissal.ts'
import { ENQUIRY_HEIRS_IT } from './enquiry-heirs.ts'
import { ENQUIRY_HIDDEN_PET_IT } from './enquiry-hidden-pet.ts'
import { ENQUIRY_HOME_AND_NEIGHBOURS_IT } from './enquiry-home-and-neighbours.ts'
import { ENQUIRY_HOME_VISIT_SALE_IT } from './enquiry-home-visit-sale.ts'
import { ENQUIRY_IMMIGRATION_IT } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_IT } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_LEFT_STATUS_IT } from './enquiry-job-left-status.ts'
import { ENQUIRY_JOB_OFFER_IT } from './enquiry-job-offer.ts'
import { ENQUIRY_LEAVE_AND_ILLNESS_IT } from './enquiry-leave-and-illness.ts'
import { ENQUIRY_LEAVING_PAPERS_IT } from './enquiry-leaving-papers.ts'
import { ENQUIRY_LOANS_IT } from './enquiry-loans.ts'
import { ENQUIRY_LOWER_PAY_IT } from './enquiry-lower-pay.ts'
import { ENQUIRY_MANAGER_OVERTIME_IT } from './enquiry-manager-overtime.ts'
import { ENQUIRY_MOVING_OUT_IT } from './enquiry-moving-out.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_IT } from './enquiry-neighbours.ts'
import { ENQUIRY_OLD_DEBT_REVIVED_IT } from './enquiry-old-debt-revived.ts'
import { ENQUIRY_OLD_DEBTS_IT } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_IT } from './enquiry-on-the-road.ts'
import { ENQUIRY_ONLINE_INSULT_IT } from './enquiry-online-insult.ts'
import { ENQUIRY_ORDERS_IT } from './enquiry-orders.ts'
import { ENQUIRY_OVERTIME_IT } from './enquiry-overtime.ts'
import { ENQUIRY_PARENT_SAVINGS_IT } from './enquiry-parent-savings.ts'
import { ENQUIRY_PARENTAL_AUTHORITY_IT } from './enquiry-parental-authority.ts'
import { ENQUIRY_PAY_FOR_DAMAGE_IT } from './enquiry-pay-for-damage.ts'
import { ENQUIRY_PENSION_AND_BENEFITS_IT } from './enquiry-pension-and-benefits.ts'
import { ENQUIRY_PERMANENT_JOB_IT } from './enquiry-permanent-job.ts'
import { ENQUIRY_POWER_CUT_IT } from './enquiry-power-cut.ts'
import { ENQUIRY_PRISON_FOR_DEBTS_IT } from './enquiry-prison-for-debts.ts'
import { ENQUIRY_PRIVATE_SALE_AND_MOVE_IT } from './enquiry-private-sale-and-move.ts'
import { ENQUIRY_PROTECTED_DISMISSAL_IT } from './enquiry-protected-dismissal.ts'
import { ENQUIRY_RED_TICKET_IT } from './enquiry-red-ticket.ts'
import { ENQUIRY_RENT_BEHIND_IT } from './enquiry-rent-behind.ts'
import { ENQUIRY_RENT_RISE_REFUSED_IT } from './enquiry-rent-rise-refused.ts'
import { ENQUIRY_RENT_IT } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME_IT } from './enquiry-rented-home.ts'
import { ENQUIRY_ROAD_HARM_IT } from './enquiry-road-harm.ts'
import { ENQUIRY_SCHOOL_IT } from './enquiry-school.ts'
import { ENQUIRY_SEIZURE_IT } from './enquiry-seizure.ts'
import { ENQUIRY_SERVICES_IT } from './enquiry-services.ts'
import { ENQUIRY_SUBSCRIPTIONS_IT } from './enquiry-subscriptions.ts'
import { ENQUIRY_SURETY_IT } from './enquiry-surety.ts'
import { ENQUIRY_SWINDLES_IT } from './enquiry-swindles.ts'
import { ENQUIRY_TAX_AND_TV_FEE_IT } from './enquiry-tax-and-tv-fee.ts'
import { ENQUIRY_TAX_SEIZURE_IT } from './enquiry-tax-seizure.ts'
import { ENQUIRY_TERMS_OF_WORK_IT } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRANSFER_IT } from './enquiry-transfer.ts'
import { ENQUIRY_UNEMPLOYMENT_IT } from './enquiry-unemployment.ts'
import { ENQUIRY_UNPAID_WAGES_IT } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_VIOLENCE_IT } from './enquiry-violence.ts'
import { ENQUIRY_WELFARE_IT } from './enquiry-welfare.ts'
import { FALSE_TAX_MESSAGE_IT } from './false-tax-message.ts'
import { FAMILY_CLAIMS_IT } from './family-claims.ts'
import { FAMILY_MEDIATION_IT } from './family-mediation.ts'
import { HELP_IT } from './help.ts'
import { HOUSING_IT } from './housing.ts'
import { INSURANCE_IT } from './insurance.ts'
import { JUDGMENT_ENFORCEMENT_IT } from './judgment-enforcement.ts'
import { LEAVING_A_JOB_IT } from './leaving-a-job.ts'
import { LIMITATION_IT } from './limitation.ts'
import { LOCAL_TAX_IT } from './local-tax.ts'
import { NAMED_LAW_IT } from './named-law.ts'
import { OFFICIAL_LETTERS_IT } from './official-letters.ts'
import { PRIVATE_PARKING_IT } from './private-parking.ts'
import { PUBLIC_DEBTS_IT } from './public-debts.ts'
import { PUBLIC_TERMS_IT } from './public-terms.ts'
import { PUBLIC_IT } from './public.ts'
import { RENT_DEPOSIT_IT } from './rent-deposit.ts'
import { RENT_RISE_IT } from './rent-rise.ts'
import { RESIDENCE_STATUS_IT } from './residence-status.ts'
import { SCAM_IT } from './scam.ts'
import { SEIZURE_LIMITS_IT } from './seizure-limits.ts'
import { SENDER_DISCLOSURE_IT } from './sender-disclosure.ts'
import { SENDERS_IT } from './senders.ts'
import { STOP_DEMANDS_IT } from './stop-demands.ts'
import { TENANCY_TERMS_IT } from './tenancy-terms.ts'
import { TOO_LATE_FOR_DEBTS_IT } from './too-late-for-debts.ts'
import { TOO_LATE_FOR_OFFICES_IT } from './too-late-for-offices.ts'
import { TRAFFIC_FINE_IT } from './traffic-fine.ts'
import { UTILITY_BILL_IT } from './utility-bill.ts'
import { WORK_PUNISHMENT_IT } from './work-punishment.ts'
import { WORK_TERMS_IT } from './work-terms.ts'

export const JP_IT: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ACCIDENT_CLAIMS_IT,
  ...ENQUIRY_BOUGHT_THINGS_IT,
  ...ENQUIRY_HOME_AND_NEIGHBOURS_IT,
  ...SEIZURE_LIMITS_IT,
  ...LOCAL_TAX_IT,
  ...FAMILY_CLAIMS_IT,
  ...ENQUIRY_ROAD_HARM_IT,
  ...ENQUIRY_LOWER_PAY_IT,
  ...ENQUIRY_PAY_FOR_DAMAGE_IT,
  ...ENQUIRY_TERMS_OF_WORK_IT,
  ...ENQUIRY_SWINDLES_IT,
  ...ENQUIRY_FAMILY_MONEY_IT,
  ...DATA_LEAK_IT,
  ...RESIDENCE_STATUS_IT,
  ...FAMILY_MEDIATION_IT,
  ...RENT_DEPOSIT_IT,
  ...BENEFIT_REFUSED_IT,
  ...OFFICIAL_LETTERS_IT,
  ...PRIVATE_PARKING_IT,
  ...ENQUIRY_LOANS_IT,
  ...ENQUIRY_SERVICES_IT,
  ...ENQUIRY_BUILDERS_IT,
  ...ENQUIRY_PENSION_AND_BENEFITS_IT,
  ...ENQUIRY_INSURANCE_IT,
  ...ENQUIRY_FAMILY_IT,
  ...ENQUIRY_CHILD_SUPPORT_AMOUNT_IT,
  ...ENQUIRY_VIOLENCE_IT,
  ...ENQUIRY_CRIMINAL_IT,
  ...ENQUIRY_IMMIGRATION_IT,
  ...ENQUIRY_LEAVE_AND_ILLNESS_IT,
  ...ENQUIRY_BULLYING_IT,
  ...ENQUIRY_UNEMPLOYMENT_IT,
  ...BUYING_TERMS_IT,
  ...FALSE_TAX_MESSAGE_IT,
  ...ENQUIRY_NEIGHBOURS_IT,
  ...PUBLIC_TERMS_IT,
  ...WORK_TERMS_IT,
  ...LEAVING_A_JOB_IT,
  ...TENANCY_TERMS_IT,
  ...DEBT_TERMS_IT,
  ...CLUB_FEE_IT,
  ...CREDIT_TERMS_IT,
  ...ENFORCEMENT_TERMS_IT,
  ...ENQUIRY_UNPAID_WAGES_IT,
  ...ENQUIRY_ON_THE_ROAD_IT,
  ...ENQUIRY_ONLINE_INSULT_IT,
  ...SENDER_DISCLOSURE_IT,
  ...DEFAMATION_IT,
  ...NAMED_LAW_IT,
  ...CHANGES_IT,
  ...CONSUMER_IT,
  ...UTILITY_BILL_IT,
  ...INSURANCE_IT,
  ...SCAM_IT,
  ...COURT_CLAIM_IT,
  ...DEBT_COLLECTION_IT,
  ...DEBT_COLLECTION_STEPS_IT,
  ...DISMISSAL_IT,
  ...ENQUIRY_DEBT_IT,
  ...ENQUIRY_OLD_DEBTS_IT,
  ...ENQUIRY_SURETY_IT,
  ...ENQUIRY_RENTED_HOME_IT,
  ...ENQUIRY_RENT_IT,
  ...ENQUIRY_DISMISSAL_IT,
  ...ENQUIRY_JOB_OFFER_IT,
  ...ENQUIRY_PROTECTED_DISMISSAL_IT,
  ...ENQUIRY_COURT_PAPERS_IT,
  ...ENQUIRY_SEIZURE_IT,
  ...ENQUIRY_MOVING_OUT_IT,
  ...ENQUIRY_ORDERS_IT,
  ...ENQUIRY_FAULTY_GOODS_IT,
  ...ENQUIRY_BANK_FRAUD_IT,
  ...ENQUIRY_TAX_AND_TV_FEE_IT,
  ...HELP_IT,
  ...HOUSING_IT,
  ...JUDGMENT_ENFORCEMENT_IT,
  ...LIMITATION_IT,
  ...PUBLIC_IT,
  ...TRAFFIC_FINE_IT,
  ...RENT_RISE_IT,
  ...SENDERS_IT,
  ...ENQUIRY_FLIGHT_IT,
  ...PUBLIC_DEBTS_IT,
  ...ENQUIRY_POWER_CUT_IT,
  ...ENQUIRY_SCHOOL_IT,
  ...ENQUIRY_HEIRS_IT,
  ...ENQUIRY_HARM_DONE_IT,
  ...ENQUIRY_JOB_LEFT_STATUS_IT,
  ...STOP_DEMANDS_IT,
  ...WORK_PUNISHMENT_IT,
  ...ENQUIRY_RENT_RISE_REFUSED_IT,
  ...ENQUIRY_TAX_SEIZURE_IT,
  ...ENQUIRY_LEAVING_PAPERS_IT,
  ...ENQUIRY_PARENTAL_AUTHORITY_IT,
  ...ENQUIRY_FAMILY_SUPPORT_IT,
  ...ENQUIRY_OLD_DEBT_REVIVED_IT,
  ...ENQUIRY_COLLECTORS_IT,
  ...ENQUIRY_PERMANENT_JOB_IT,
  ...ENQUIRY_HOME_VISIT_SALE_IT,
  ...ENQUIRY_ESTATE_DEMAND_IT,
  ...ENQUIRY_WELFARE_IT,
  ...ENQUIRY_BANKRUPTCY_IT,
  ...ENQUIRY_PARENT_SAVINGS_IT,
  ...ENQUIRY_PRIVATE_SALE_AND_MOVE_IT,
  ...ENQUIRY_RED_TICKET_IT,
  ...ENQUIRY_RENT_BEHIND_IT,
  ...ENQUIRY_HIDDEN_PET_IT,
  ...ENQUIRY_FIXED_LEASE_IT,
  ...ENQUIRY_TRANSFER_IT,
  ...ENQUIRY_AFTER_LEAVING_IT,
  ...ENQUIRY_MANAGER_OVERTIME_IT,
  ...ENQUIRY_SUBSCRIPTIONS_IT,
  ...ENQUIRY_OVERTIME_IT,
  ...ENQUIRY_PRISON_FOR_DEBTS_IT,
  ...TOO_LATE_FOR_DEBTS_IT,
  ...TOO_LATE_FOR_OFFICES_IT,
  ...ENQUIRY_HEALTH_PREMIUM_AFTER_DISMISSAL_IT,
}
