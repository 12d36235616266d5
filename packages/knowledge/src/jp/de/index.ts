/** Japan in German. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCIDENT_CLAIMS_DE } from './accident-claims.ts'
import { BENEFIT_REFUSED_DE } from './benefit-refused.ts'
import { BUYING_TERMS_DE } from './buying-terms.ts'
import { CHANGES_DE } from './changes.ts'
import { CLUB_FEE_DE } from './club-fee.ts'
import { CONSUMER_DE } from './consumer.ts'
import { COURT_CLAIM_DE } from './court-claim.ts'
import { CREDIT_TERMS_DE } from './credit-terms.ts'
import { DATA_LEAK_DE } from './data-leak.ts'
import { DEBT_COLLECTION_STEPS_DE } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_DE } from './debt-collection.ts'
import { DEBT_TERMS_DE } from './debt-terms.ts'
import { DEFAMATION_DE } from './defamation.ts'
import { DISMISSAL_DE } from './dismissal.ts'
import { ENFORCEMENT_TERMS_DE } from './enforcement-terms.ts'
import { ENQUIRY_AFTER_LEAVING_DE } from './enquiry-after-leaving.ts'
import { ENQUIRY_BANK_FRAUD_DE } from './enquiry-bank-fraud.ts'
import { ENQUIRY_BANKRUPTCY_DE } from './enquiry-bankruptcy.ts'
import { ENQUIRY_BOUGHT_THINGS_DE } from './enquiry-bought-things.ts'
import { ENQUIRY_BUILDERS_DE } from './enquiry-builders.ts'
import { ENQUIRY_BULLYING_DE } from './enquiry-bullying.ts'
import { ENQUIRY_CHILD_SUPPORT_AMOUNT_DE } from './enquiry-child-support-amount.ts'
import { ENQUIRY_COLLECTORS_DE } from './enquiry-collectors.ts'
import { ENQUIRY_COURT_PAPERS_DE } from './enquiry-court-papers.ts'
import { ENQUIRY_CRIMINAL_DE } from './enquiry-criminal.ts'
import { ENQUIRY_DEBT_DE } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_DE } from './enquiry-dismissal.ts'
import { ENQUIRY_ESTATE_DEMAND_DE } from './enquiry-estate-demand.ts'
import { ENQUIRY_FAMILY_MONEY_DE } from './enquiry-family-money.ts'
import { ENQUIRY_FAMILY_SUPPORT_DE } from './enquiry-family-support.ts'
import { ENQUIRY_FAMILY_DE } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_DE } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FIXED_LEASE_DE } from './enquiry-fixed-lease.ts'
import { ENQUIRY_FLIGHT_DE } from './enquiry-flight.ts'
import { ENQUIRY_HARM_DONE_DE } from './enquiry-harm-done.ts'
import { ENQUIRY_HEALTH_PREMIUM_AFTER_DISMISSAL_DE } from './enquiry-health-premium-after-dismissal.ts'
import { ENQUIRY_HEIRS_DE } from './enquiry-heirs.ts'
import { ENQUIRY_HIDDEN_PET_DE } from './enquiry-hidden-pet.ts'
import { ENQUIRY_HOME_AND_NEIGHBOURS_DE } from './enquiry-home-and-neighbours.ts'
import { ENQUIRY_HOME_VISIT_SALE_DE } from './enquiry-home-visit-sale.ts'
import { ENQUIRY_IMMIGRATION_DE } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_DE } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_LEFT_STATUS_DE } from './enquiry-job-left-status.ts'
import { ENQUIRY_JOB_OFFER_DE } from './enquiry-job-offer.ts'
import { ENQUIRY_LEAVE_AND_ILLNESS_DE } from './enquiry-leave-and-illness.ts'
import { ENQUIRY_LEAVING_PAPERS_DE } from './enquiry-leaving-papers.ts'
import { ENQUIRY_LOANS_DE } from './enquiry-loans.ts'
import { ENQUIRY_LOWER_PAY_DE } from './enquiry-lower-pay.ts'
import { ENQUIRY_MANAGER_OVERTIME_DE } from './enquiry-manager-overtime.ts'
import { ENQUIRY_MOVING_OUT_DE } from './enquiry-moving-out.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_DE } from './enquiry-neighbours.ts'
import { ENQUIRY_OLD_DEBT_REVIVED_DE } from './enquiry-old-debt-revived.ts'
import { ENQUIRY_OLD_DEBTS_DE } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_DE } from './enquiry-on-the-road.ts'
import { ENQUIRY_ONLINE_INSULT_DE } from './enquiry-online-insult.ts'
import { ENQUIRY_ORDERS_DE } from './enquiry-orders.ts'
import { ENQUIRY_OVERTIME_DE } from './enquiry-overtime.ts'
import { ENQUIRY_PARENT_SAVINGS_DE } from './enquiry-parent-savings.ts'
import { ENQUIRY_PARENTAL_AUTHORITY_DE } from './enquiry-parental-authority.ts'
import { ENQUIRY_PAY_FOR_DAMAGE_DE } from './enquiry-pay-for-damage.ts'
import { ENQUIRY_PENSION_AND_BENEFITS_DE } from './enquiry-pension-and-benefits.ts'
import { ENQUIRY_PERMANENT_JOB_DE } from './enquiry-permanent-job.ts'
import { ENQUIRY_POWER_CUT_DE } from './enquiry-power-cut.ts'
import { ENQUIRY_PRISON_FOR_DEBTS_DE } from './enquiry-prison-for-debts.ts'
import { ENQUIRY_PRIVATE_SALE_AND_MOVE_DE } from './enquiry-private-sale-and-move.ts'
import { ENQUIRY_PROTECTED_DISMISSAL_DE } from './enquiry-protected-dismissal.ts'
import { ENQUIRY_RED_TICKET_DE } from './enquiry-red-ticket.ts'
import { ENQUIRY_RENT_BEHIND_DE } from './enquiry-rent-behind.ts'
import { ENQUIRY_RENT_RISE_REFUSED_DE } from './enquiry-rent-rise-refused.ts'
import { ENQUIRY_RENT_DE } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME_DE } from './enquiry-rented-home.ts'
import { ENQUIRY_ROAD_HARM_DE } from './enquiry-road-harm.ts'
import { ENQUIRY_SCHOOL_DE } from './enquiry-school.ts'
import { ENQUIRY_SEIZURE_DE } from './enquiry-seizure.ts'
import { ENQUIRY_SERVICES_DE } from './enquiry-services.ts'
import { ENQUIRY_SUBSCRIPTIONS_DE } from './enquiry-subscriptions.ts'
import { ENQUIRY_SURETY_DE } from './enquiry-surety.ts'
import { ENQUIRY_SWINDLES_DE } from './enquiry-swindles.ts'
import { ENQUIRY_TAX_AND_TV_FEE_DE } from './enquiry-tax-and-tv-fee.ts'
import { ENQUIRY_TAX_SEIZURE_DE } from './enquiry-tax-seizure.ts'
import { ENQUIRY_TERMS_OF_WORK_DE } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRANSFER_DE } from './enquiry-transfer.ts'
import { ENQUIRY_UNEMPLOYMENT_DE } from './enquiry-unemployment.ts'
import { ENQUIRY_UNPAID_WAGES_DE } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_VIOLENCE_DE } from './enquiry-violence.ts'
import { ENQUIRY_WELFARE_DE } from './enquiry-welfare.ts'
import { FALSE_TAX_MESSAGE_DE } from './false-tax-message.ts'
import { FAMILY_CLAIMS_DE } from './family-claims.ts'
import { FAMILY_MEDIATION_DE } from './family-mediation.ts'
import { HELP_DE } from './help.ts'
import { HOUSING_DE } from './housing.ts'
import { INSURANCE_DE } from './insurance.ts'
import { JUDGMENT_ENFORCEMENT_DE } from './judgment-enforcement.ts'
import { LEAVING_A_JOB_DE } from './leaving-a-job.ts'
import { LIMITATION_DE } from './limitation.ts'
import { LOCAL_TAX_DE } from './local-tax.ts'
import { NAMED_LAW_DE } from './named-law.ts'
import { OFFICIAL_LETTERS_DE } from './official-letters.ts'
import { PRIVATE_PARKING_DE } from './private-parking.ts'
import { PUBLIC_DEBTS_DE } from './public-debts.ts'
import { PUBLIC_TERMS_DE } from './public-terms.ts'
import { PUBLIC_DE } from './public.ts'
import { RENT_DEPOSIT_DE } from './rent-deposit.ts'
import { RENT_RISE_DE } from './rent-rise.ts'
import { RESIDENCE_STATUS_DE } from './residence-status.ts'
import { SCAM_DE } from './scam.ts'
import { SEIZURE_LIMITS_DE } from './seizure-limits.ts'
import { SENDER_DISCLOSURE_DE } from './sender-disclosure.ts'
import { SENDERS_DE } from './senders.ts'
import { STOP_DEMANDS_DE } from './stop-demands.ts'
import { TENANCY_TERMS_DE } from './tenancy-terms.ts'
import { TOO_LATE_FOR_DEBTS_DE } from './too-late-for-debts.ts'
import { TOO_LATE_FOR_OFFICES_DE } from './too-late-for-offices.ts'
import { TRAFFIC_FINE_DE } from './traffic-fine.ts'
import { UTILITY_BILL_DE } from './utility-bill.ts'
import { WORK_PUNISHMENT_DE } from './work-punishment.ts'
import { WORK_TERMS_DE } from './work-terms.ts'

export const JP_DE: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ACCIDENT_CLAIMS_DE,
  ...ENQUIRY_BOUGHT_THINGS_DE,
  ...ENQUIRY_HOME_AND_NEIGHBOURS_DE,
  ...SEIZURE_LIMITS_DE,
  ...LOCAL_TAX_DE,
  ...FAMILY_CLAIMS_DE,
  ...ENQUIRY_ROAD_HARM_DE,
  ...ENQUIRY_LOWER_PAY_DE,
  ...ENQUIRY_PAY_FOR_DAMAGE_DE,
  ...ENQUIRY_TERMS_OF_WORK_DE,
  ...ENQUIRY_SWINDLES_DE,
  ...ENQUIRY_FAMILY_MONEY_DE,
  ...DATA_LEAK_DE,
  ...RESIDENCE_STATUS_DE,
  ...FAMILY_MEDIATION_DE,
  ...RENT_DEPOSIT_DE,
  ...BENEFIT_REFUSED_DE,
  ...OFFICIAL_LETTERS_DE,
  ...PRIVATE_PARKING_DE,
  ...ENQUIRY_LOANS_DE,
  ...ENQUIRY_SERVICES_DE,
  ...ENQUIRY_BUILDERS_DE,
  ...ENQUIRY_PENSION_AND_BENEFITS_DE,
  ...ENQUIRY_INSURANCE_DE,
  ...ENQUIRY_FAMILY_DE,
  ...ENQUIRY_CHILD_SUPPORT_AMOUNT_DE,
  ...ENQUIRY_VIOLENCE_DE,
  ...ENQUIRY_CRIMINAL_DE,
  ...ENQUIRY_IMMIGRATION_DE,
  ...ENQUIRY_LEAVE_AND_ILLNESS_DE,
  ...ENQUIRY_BULLYING_DE,
  ...ENQUIRY_UNEMPLOYMENT_DE,
  ...BUYING_TERMS_DE,
  ...FALSE_TAX_MESSAGE_DE,
  ...ENQUIRY_NEIGHBOURS_DE,
  ...PUBLIC_TERMS_DE,
  ...WORK_TERMS_DE,
  ...LEAVING_A_JOB_DE,
  ...TENANCY_TERMS_DE,
  ...DEBT_TERMS_DE,
  ...CLUB_FEE_DE,
  ...CREDIT_TERMS_DE,
  ...ENFORCEMENT_TERMS_DE,
  ...ENQUIRY_UNPAID_WAGES_DE,
  ...ENQUIRY_ON_THE_ROAD_DE,
  ...ENQUIRY_ONLINE_INSULT_DE,
  ...SENDER_DISCLOSURE_DE,
  ...DEFAMATION_DE,
  ...NAMED_LAW_DE,
  ...CHANGES_DE,
  ...CONSUMER_DE,
  ...UTILITY_BILL_DE,
  ...INSURANCE_DE,
  ...SCAM_DE,
  ...COURT_CLAIM_DE,
  ...DEBT_COLLECTION_DE,
  ...DEBT_COLLECTION_STEPS_DE,
  ...DISMISSAL_DE,
  ...ENQUIRY_DEBT_DE,
  ...ENQUIRY_OLD_DEBTS_DE,
  ...ENQUIRY_SURETY_DE,
  ...ENQUIRY_RENTED_HOME_DE,
  ...ENQUIRY_RENT_DE,
  ...ENQUIRY_DISMISSAL_DE,
  ...ENQUIRY_JOB_OFFER_DE,
  ...ENQUIRY_PROTECTED_DISMISSAL_DE,
  ...ENQUIRY_COURT_PAPERS_DE,
  ...ENQUIRY_SEIZURE_DE,
  ...ENQUIRY_MOVING_OUT_DE,
  ...ENQUIRY_ORDERS_DE,
  ...ENQUIRY_FAULTY_GOODS_DE,
  ...ENQUIRY_BANK_FRAUD_DE,
  ...ENQUIRY_TAX_AND_TV_FEE_DE,
  ...HELP_DE,
  ...HOUSING_DE,
  ...JUDGMENT_ENFORCEMENT_DE,
  ...LIMITATION_DE,
  ...PUBLIC_DE,
  ...TRAFFIC_FINE_DE,
  ...RENT_RISE_DE,
  ...SENDERS_DE,
  ...ENQUIRY_FLIGHT_DE,
  ...PUBLIC_DEBTS_DE,
  ...ENQUIRY_POWER_CUT_DE,
  ...ENQUIRY_SCHOOL_DE,
  ...ENQUIRY_HEIRS_DE,
  ...ENQUIRY_HARM_DONE_DE,
  ...ENQUIRY_JOB_LEFT_STATUS_DE,
  ...STOP_DEMANDS_DE,
  ...WORK_PUNISHMENT_DE,
  ...ENQUIRY_RENT_RISE_REFUSED_DE,
  ...ENQUIRY_TAX_SEIZURE_DE,
  ...ENQUIRY_LEAVING_PAPERS_DE,
  ...ENQUIRY_PARENTAL_AUTHORITY_DE,
  ...ENQUIRY_FAMILY_SUPPORT_DE,
  ...ENQUIRY_OLD_DEBT_REVIVED_DE,
  ...ENQUIRY_COLLECTORS_DE,
  ...ENQUIRY_PERMANENT_JOB_DE,
  ...ENQUIRY_HOME_VISIT_SALE_DE,
  ...ENQUIRY_ESTATE_DEMAND_DE,
  ...ENQUIRY_WELFARE_DE,
  ...ENQUIRY_BANKRUPTCY_DE,
  ...ENQUIRY_PARENT_SAVINGS_DE,
  ...ENQUIRY_PRIVATE_SALE_AND_MOVE_DE,
  ...ENQUIRY_RED_TICKET_DE,
  ...ENQUIRY_RENT_BEHIND_DE,
  ...ENQUIRY_HIDDEN_PET_DE,
  ...ENQUIRY_FIXED_LEASE_DE,
  ...ENQUIRY_TRANSFER_DE,
  ...ENQUIRY_AFTER_LEAVING_DE,
  ...ENQUIRY_MANAGER_OVERTIME_DE,
  ...ENQUIRY_SUBSCRIPTIONS_DE,
  ...ENQUIRY_OVERTIME_DE,
  ...ENQUIRY_PRISON_FOR_DEBTS_DE,
  ...TOO_LATE_FOR_DEBTS_DE,
  ...TOO_LATE_FOR_OFFICES_DE,
  ...ENQUIRY_HEALTH_PREMIUM_AFTER_DISMISSAL_DE,
}
