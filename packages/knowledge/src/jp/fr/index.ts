/** Japan in French. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCIDENT_CLAIMS_FR } from './accident-claims.ts'
import { BENEFIT_REFUSED_FR } from './benefit-refused.ts'
import { BUYING_TERMS_FR } from './buying-terms.ts'
import { CHANGES_FR } from './changes.ts'
import { CLUB_FEE_FR } from './club-fee.ts'
import { CONSUMER_FR } from './consumer.ts'
import { COURT_CLAIM_FR } from './court-claim.ts'
import { CREDIT_TERMS_FR } from './credit-terms.ts'
import { DATA_LEAK_FR } from './data-leak.ts'
import { DEBT_COLLECTION_STEPS_FR } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_FR } from './debt-collection.ts'
import { DEBT_TERMS_FR } from './debt-terms.ts'
import { DEFAMATION_FR } from './defamation.ts'
import { DISMISSAL_FR } from './dismissal.ts'
import { ENFORCEMENT_TERMS_FR } from './enforcement-terms.ts'
import { ENQUIRY_AFTER_LEAVING_FR } from './enquiry-after-leaving.ts'
import { ENQUIRY_BANK_FRAUD_FR } from './enquiry-bank-fraud.ts'
import { ENQUIRY_BANKRUPTCY_FR } from './enquiry-bankruptcy.ts'
import { ENQUIRY_BOUGHT_THINGS_FR } from './enquiry-bought-things.ts'
import { ENQUIRY_BUILDERS_FR } from './enquiry-builders.ts'
import { ENQUIRY_BULLYING_FR } from './enquiry-bullying.ts'
import { ENQUIRY_CHILD_SUPPORT_AMOUNT_FR } from './enquiry-child-support-amount.ts'
import { ENQUIRY_COLLECTORS_FR } from './enquiry-collectors.ts'
import { ENQUIRY_COURT_PAPERS_FR } from './enquiry-court-papers.ts'
import { ENQUIRY_CRIMINAL_FR } from './enquiry-criminal.ts'
import { ENQUIRY_DEBT_FR } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_FR } from './enquiry-dismissal.ts'
import { ENQUIRY_ESTATE_DEMAND_FR } from './enquiry-estate-demand.ts'
import { ENQUIRY_FAMILY_MONEY_FR } from './enquiry-family-money.ts'
import { ENQUIRY_FAMILY_SUPPORT_FR } from './enquiry-family-support.ts'
import { ENQUIRY_FAMILY_FR } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_FR } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FIXED_LEASE_FR } from './enquiry-fixed-lease.ts'
import { ENQUIRY_FLIGHT_FR } from './enquiry-flight.ts'
import { ENQUIRY_HARM_DONE_FR } from './enquiry-harm-done.ts'
import { ENQUIRY_HEALTH_PREMIUM_AFTER_DISMISSAL_FR } from './enquiry-health-premium-after-dismissal.ts'
import { ENQUIRY_HEIRS_FR } from './enquiry-heirs.ts'
import { ENQUIRY_HIDDEN_PET_FR } from './enquiry-hidden-pet.ts'
import { ENQUIRY_HOME_AND_NEIGHBOURS_FR } from './enquiry-home-and-neighbours.ts'
import { ENQUIRY_HOME_VISIT_SALE_FR } from './enquiry-home-visit-sale.ts'
import { ENQUIRY_IMMIGRATION_FR } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_FR } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_LEFT_STATUS_FR } from './enquiry-job-left-status.ts'
import { ENQUIRY_JOB_OFFER_FR } from './enquiry-job-offer.ts'
import { ENQUIRY_LEAVE_AND_ILLNESS_FR } from './enquiry-leave-and-illness.ts'
import { ENQUIRY_LEAVING_PAPERS_FR } from './enquiry-leaving-papers.ts'
import { ENQUIRY_LOANS_FR } from './enquiry-loans.ts'
import { ENQUIRY_LOWER_PAY_FR } from './enquiry-lower-pay.ts'
import { ENQUIRY_MANAGER_OVERTIME_FR } from './enquiry-manager-overtime.ts'
import { ENQUIRY_MOVING_OUT_FR } from './enquiry-moving-out.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_FR } from './enquiry-neighbours.ts'
import { ENQUIRY_OLD_DEBT_REVIVED_FR } from './enquiry-old-debt-revived.ts'
import { ENQUIRY_OLD_DEBTS_FR } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_FR } from './enquiry-on-the-road.ts'
import { ENQUIRY_ONLINE_INSULT_FR } from './enquiry-online-insult.ts'
import { ENQUIRY_ORDERS_FR } from './enquiry-orders.ts'
import { ENQUIRY_OVERTIME_FR } from './enquiry-overtime.ts'
import { ENQUIRY_PARENT_SAVINGS_FR } from './enquiry-parent-savings.ts'
import { ENQUIRY_PARENTAL_AUTHORITY_FR } from './enquiry-parental-authority.ts'
import { ENQUIRY_PAY_FOR_DAMAGE_FR } from './enquiry-pay-for-damage.ts'
import { ENQUIRY_PENSION_AND_BENEFITS_FR } from './enquiry-pension-and-benefits.ts'
import { ENQUIRY_PERMANENT_JOB_FR } from './enquiry-permanent-job.ts'
import { ENQUIRY_POWER_CUT_FR } from './enquiry-power-cut.ts'
import { ENQUIRY_PRISON_FOR_DEBTS_FR } from './enquiry-prison-for-debts.ts'
import { ENQUIRY_PRIVATE_SALE_AND_MOVE_FR } from './enquiry-private-sale-and-move.ts'
import { ENQUIRY_PROTECTED_DISMISSAL_FR } from './enquiry-protected-dismissal.ts'
import { ENQUIRY_RED_TICKET_FR } from './enquiry-red-ticket.ts'
import { ENQUIRY_RENT_BEHIND_FR } from './enquiry-rent-behind.ts'
import { ENQUIRY_RENT_RISE_REFUSED_FR } from './enquiry-rent-rise-refused.ts'
import { ENQUIRY_RENT_FR } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME_FR } from './enquiry-rented-home.ts'
import { ENQUIRY_ROAD_HARM_FR } from './enquiry-road-harm.ts'
import { ENQUIRY_SCHOOL_FR } from './enquiry-school.ts'
import { ENQUIRY_SEIZURE_FR } from './enquiry-seizure.ts'
import { ENQUIRY_SERVICES_FR } from './enquiry-services.ts'
import { ENQUIRY_SUBSCRIPTIONS_FR } from './enquiry-subscriptions.ts'
import { ENQUIRY_SURETY_FR } from './enquiry-surety.ts'
import { ENQUIRY_SWINDLES_FR } from './enquiry-swindles.ts'
import { ENQUIRY_TAX_AND_TV_FEE_FR } from './enquiry-tax-and-tv-fee.ts'
import { ENQUIRY_TAX_SEIZURE_FR } from './enquiry-tax-seizure.ts'
import { ENQUIRY_TERMS_OF_WORK_FR } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRANSFER_FR } from './enquiry-transfer.ts'
import { ENQUIRY_UNEMPLOYMENT_FR } from './enquiry-unemployment.ts'
import { ENQUIRY_UNPAID_WAGES_FR } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_VIOLENCE_FR } from './enquiry-violence.ts'
import { ENQUIRY_WELFARE_FR } from './enquiry-welfare.ts'
import { FALSE_TAX_MESSAGE_FR } from './false-tax-message.ts'
import { FAMILY_CLAIMS_FR } from './family-claims.ts'
import { FAMILY_MEDIATION_FR } from './family-mediation.ts'
import { HELP_FR } from './help.ts'
import { HOUSING_FR } from './housing.ts'
import { INSURANCE_FR } from './insurance.ts'
import { JUDGMENT_ENFORCEMENT_FR } from './judgment-enforcement.ts'
import { LEAVING_A_JOB_FR } from './leaving-a-job.ts'
import { LIMITATION_FR } from './limitation.ts'
import { LOCAL_TAX_FR } from './local-tax.ts'
import { NAMED_LAW_FR } from './named-law.ts'
import { OFFICIAL_LETTERS_FR } from './official-letters.ts'
import { PRIVATE_PARKING_FR } from './private-parking.ts'
import { PUBLIC_DEBTS_FR } from './public-debts.ts'
import { PUBLIC_TERMS_FR } from './public-terms.ts'
import { PUBLIC_FR } from './public.ts'
import { RENT_DEPOSIT_FR } from './rent-deposit.ts'
import { RENT_RISE_FR } from './rent-rise.ts'
import { RESIDENCE_STATUS_FR } from './residence-status.ts'
import { SCAM_FR } from './scam.ts'
import { SEIZURE_LIMITS_FR } from './seizure-limits.ts'
import { SENDER_DISCLOSURE_FR } from './sender-disclosure.ts'
import { SENDERS_FR } from './senders.ts'
import { STOP_DEMANDS_FR } from './stop-demands.ts'
import { TENANCY_TERMS_FR } from './tenancy-terms.ts'
import { TOO_LATE_FOR_DEBTS_FR } from './too-late-for-debts.ts'
import { TOO_LATE_FOR_OFFICES_FR } from './too-late-for-offices.ts'
import { TRAFFIC_FINE_FR } from './traffic-fine.ts'
import { UTILITY_BILL_FR } from './utility-bill.ts'
import { WORK_PUNISHMENT_FR } from './work-punishment.ts'
import { WORK_TERMS_FR } from './work-terms.ts'

export const JP_FR: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ACCIDENT_CLAIMS_FR,
  ...ENQUIRY_BOUGHT_THINGS_FR,
  ...ENQUIRY_HOME_AND_NEIGHBOURS_FR,
  ...SEIZURE_LIMITS_FR,
  ...LOCAL_TAX_FR,
  ...FAMILY_CLAIMS_FR,
  ...ENQUIRY_ROAD_HARM_FR,
  ...ENQUIRY_LOWER_PAY_FR,
  ...ENQUIRY_PAY_FOR_DAMAGE_FR,
  ...ENQUIRY_TERMS_OF_WORK_FR,
  ...ENQUIRY_SWINDLES_FR,
  ...ENQUIRY_FAMILY_MONEY_FR,
  ...DATA_LEAK_FR,
  ...RESIDENCE_STATUS_FR,
  ...FAMILY_MEDIATION_FR,
  ...RENT_DEPOSIT_FR,
  ...BENEFIT_REFUSED_FR,
  ...OFFICIAL_LETTERS_FR,
  ...PRIVATE_PARKING_FR,
  ...ENQUIRY_LOANS_FR,
  ...ENQUIRY_SERVICES_FR,
  ...ENQUIRY_BUILDERS_FR,
  ...ENQUIRY_PENSION_AND_BENEFITS_FR,
  ...ENQUIRY_INSURANCE_FR,
  ...ENQUIRY_FAMILY_FR,
  ...ENQUIRY_CHILD_SUPPORT_AMOUNT_FR,
  ...ENQUIRY_VIOLENCE_FR,
  ...ENQUIRY_CRIMINAL_FR,
  ...ENQUIRY_IMMIGRATION_FR,
  ...ENQUIRY_LEAVE_AND_ILLNESS_FR,
  ...ENQUIRY_BULLYING_FR,
  ...ENQUIRY_UNEMPLOYMENT_FR,
  ...BUYING_TERMS_FR,
  ...FALSE_TAX_MESSAGE_FR,
  ...ENQUIRY_NEIGHBOURS_FR,
  ...PUBLIC_TERMS_FR,
  ...WORK_TERMS_FR,
  ...LEAVING_A_JOB_FR,
  ...TENANCY_TERMS_FR,
  ...DEBT_TERMS_FR,
  ...CLUB_FEE_FR,
  ...CREDIT_TERMS_FR,
  ...ENFORCEMENT_TERMS_FR,
  ...ENQUIRY_UNPAID_WAGES_FR,
  ...ENQUIRY_ON_THE_ROAD_FR,
  ...ENQUIRY_ONLINE_INSULT_FR,
  ...SENDER_DISCLOSURE_FR,
  ...DEFAMATION_FR,
  ...NAMED_LAW_FR,
  ...CHANGES_FR,
  ...CONSUMER_FR,
  ...UTILITY_BILL_FR,
  ...INSURANCE_FR,
  ...SCAM_FR,
  ...COURT_CLAIM_FR,
  ...DEBT_COLLECTION_FR,
  ...DEBT_COLLECTION_STEPS_FR,
  ...DISMISSAL_FR,
  ...ENQUIRY_DEBT_FR,
  ...ENQUIRY_OLD_DEBTS_FR,
  ...ENQUIRY_SURETY_FR,
  ...ENQUIRY_RENTED_HOME_FR,
  ...ENQUIRY_RENT_FR,
  ...ENQUIRY_DISMISSAL_FR,
  ...ENQUIRY_JOB_OFFER_FR,
  ...ENQUIRY_PROTECTED_DISMISSAL_FR,
  ...ENQUIRY_COURT_PAPERS_FR,
  ...ENQUIRY_SEIZURE_FR,
  ...ENQUIRY_MOVING_OUT_FR,
  ...ENQUIRY_ORDERS_FR,
  ...ENQUIRY_FAULTY_GOODS_FR,
  ...ENQUIRY_BANK_FRAUD_FR,
  ...ENQUIRY_TAX_AND_TV_FEE_FR,
  ...HELP_FR,
  ...HOUSING_FR,
  ...JUDGMENT_ENFORCEMENT_FR,
  ...LIMITATION_FR,
  ...PUBLIC_FR,
  ...TRAFFIC_FINE_FR,
  ...RENT_RISE_FR,
  ...SENDERS_FR,
  ...ENQUIRY_FLIGHT_FR,
  ...PUBLIC_DEBTS_FR,
  ...ENQUIRY_POWER_CUT_FR,
  ...ENQUIRY_SCHOOL_FR,
  ...ENQUIRY_HEIRS_FR,
  ...ENQUIRY_HARM_DONE_FR,
  ...ENQUIRY_JOB_LEFT_STATUS_FR,
  ...STOP_DEMANDS_FR,
  ...WORK_PUNISHMENT_FR,
  ...ENQUIRY_RENT_RISE_REFUSED_FR,
  ...ENQUIRY_TAX_SEIZURE_FR,
  ...ENQUIRY_LEAVING_PAPERS_FR,
  ...ENQUIRY_PARENTAL_AUTHORITY_FR,
  ...ENQUIRY_FAMILY_SUPPORT_FR,
  ...ENQUIRY_OLD_DEBT_REVIVED_FR,
  ...ENQUIRY_COLLECTORS_FR,
  ...ENQUIRY_PERMANENT_JOB_FR,
  ...ENQUIRY_HOME_VISIT_SALE_FR,
  ...ENQUIRY_ESTATE_DEMAND_FR,
  ...ENQUIRY_WELFARE_FR,
  ...ENQUIRY_BANKRUPTCY_FR,
  ...ENQUIRY_PARENT_SAVINGS_FR,
  ...ENQUIRY_PRIVATE_SALE_AND_MOVE_FR,
  ...ENQUIRY_RED_TICKET_FR,
  ...ENQUIRY_RENT_BEHIND_FR,
  ...ENQUIRY_HIDDEN_PET_FR,
  ...ENQUIRY_FIXED_LEASE_FR,
  ...ENQUIRY_TRANSFER_FR,
  ...ENQUIRY_AFTER_LEAVING_FR,
  ...ENQUIRY_MANAGER_OVERTIME_FR,
  ...ENQUIRY_SUBSCRIPTIONS_FR,
  ...ENQUIRY_OVERTIME_FR,
  ...ENQUIRY_PRISON_FOR_DEBTS_FR,
  ...TOO_LATE_FOR_DEBTS_FR,
  ...TOO_LATE_FOR_OFFICES_FR,
  ...ENQUIRY_HEALTH_PREMIUM_AFTER_DISMISSAL_FR,
}
