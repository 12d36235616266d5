/** The rows of Japan in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCIDENT_CLAIMS_JA } from './accident-claims.ts'
import { BENEFIT_REFUSED_JA } from './benefit-refused.ts'
import { BUYING_TERMS_JA } from './buying-terms.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CLUB_FEE_JA } from './club-fee.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { COURT_CLAIM_WORDS } from './court-claim.ts'
import { CREDIT_TERMS_JA } from './credit-terms.ts'
import { DATA_LEAK_JA } from './data-leak.ts'
import { DEBT_COLLECTION_STEPS_WORDS } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DEBT_TERMS_JA } from './debt-terms.ts'
import { DEFAMATION_JA } from './defamation.ts'
import { DISMISSAL_WORDS } from './dismissal.ts'
import { ENFORCEMENT_TERMS_JA } from './enforcement-terms.ts'
import { ENQUIRY_AFTER_LEAVING_JA } from './enquiry-after-leaving.ts'
import { ENQUIRY_BANK_FRAUD_WORDS } from './enquiry-bank-fraud.ts'
import { ENQUIRY_BANKRUPTCY_JA } from './enquiry-bankruptcy.ts'
import { ENQUIRY_BOUGHT_THINGS_JA } from './enquiry-bought-things.ts'
import { ENQUIRY_BUILDERS_JA } from './enquiry-builders.ts'
import { ENQUIRY_BULLYING_JA } from './enquiry-bullying.ts'
import { ENQUIRY_CHILD_SUPPORT_AMOUNT_JA } from './enquiry-child-support-amount.ts'
import { ENQUIRY_COLLECTORS_JA } from './enquiry-collectors.ts'
import { ENQUIRY_COURT_PAPERS_WORDS } from './enquiry-court-papers.ts'
import { ENQUIRY_CRIMINAL_JA } from './enquiry-criminal.ts'
import { ENQUIRY_DEBT_WORDS } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_WORDS } from './enquiry-dismissal.ts'
import { ENQUIRY_ESTATE_DEMAND_JA } from './enquiry-estate-demand.ts'
import { ENQUIRY_FAMILY_MONEY_JA } from './enquiry-family-money.ts'
import { ENQUIRY_FAMILY_SUPPORT_JA } from './enquiry-family-support.ts'
import { ENQUIRY_FAMILY_JA } from './enquiry-family.ts'
import { ENQUIRY_FAULTY_GOODS_JA } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FIXED_LEASE_JA } from './enquiry-fixed-lease.ts'
import { ENQUIRY_FLIGHT_JA } from './enquiry-flight.ts'
import { ENQUIRY_HARM_DONE_JA } from './enquiry-harm-done.ts'
import { ENQUIRY_HEALTH_PREMIUM_AFTER_DISMISSAL_JA } from './enquiry-health-premium-after-dismissal.ts'
import { ENQUIRY_HEIRS_JA } from './enquiry-heirs.ts'
import { ENQUIRY_HIDDEN_PET_JA } from './enquiry-hidden-pet.ts'
import { ENQUIRY_HOME_AND_NEIGHBOURS_JA } from './enquiry-home-and-neighbours.ts'
import { ENQUIRY_HOME_VISIT_SALE_JA } from './enquiry-home-visit-sale.ts'
import { ENQUIRY_IMMIGRATION_JA } from './enquiry-immigration.ts'
import { ENQUIRY_INSURANCE_JA } from './enquiry-insurance.ts'
import { ENQUIRY_JOB_LEFT_STATUS_JA } from './enquiry-job-left-status.ts'
import { ENQUIRY_JOB_OFFER_WORDS } from './enquiry-job-offer.ts'
import { ENQUIRY_LEAVE_AND_ILLNESS_JA } from './enquiry-leave-and-illness.ts'
import { ENQUIRY_LEAVING_PAPERS_JA } from './enquiry-leaving-papers.ts'
import { ENQUIRY_LOANS_JA } from './enquiry-loans.ts'
import { ENQUIRY_LOWER_PAY_JA } from './enquiry-lower-pay.ts'
import { ENQUIRY_MANAGER_OVERTIME_JA } from './enquiry-manager-overtime.ts'
import { ENQUIRY_MOVING_OUT_WORDS } from './enquiry-moving-out.ts'
import { ENQUIRY_NEED_TONIGHT_WORDS } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOURS_JA } from './enquiry-neighbours.ts'
import { ENQUIRY_OLD_DEBT_REVIVED_JA } from './enquiry-old-debt-revived.ts'
import { ENQUIRY_OLD_DEBTS_WORDS } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_JA } from './enquiry-on-the-road.ts'
import { ENQUIRY_ONLINE_INSULT_JA } from './enquiry-online-insult.ts'
import { ENQUIRY_ORDERS_WORDS } from './enquiry-orders.ts'
import { ENQUIRY_OVERTIME_JA } from './enquiry-overtime.ts'
import { ENQUIRY_PARENT_SAVINGS_JA } from './enquiry-parent-savings.ts'
import { ENQUIRY_PARENTAL_AUTHORITY_JA } from './enquiry-parental-authority.ts'
import { ENQUIRY_PAY_FOR_DAMAGE_JA } from './enquiry-pay-for-damage.ts'
import { ENQUIRY_PENSION_AND_BENEFITS_JA } from './enquiry-pension-and-benefits.ts'
import { ENQUIRY_PERMANENT_JOB_JA } from './enquiry-permanent-job.ts'
import { ENQUIRY_POWER_CUT_JA } from './enquiry-power-cut.ts'
import { ENQUIRY_PRISON_FOR_DEBTS_JA } from './enquiry-prison-for-debts.ts'
import { ENQUIRY_PRIVATE_SALE_AND_MOVE_JA } from './enquiry-private-sale-and-move.ts'
import { ENQUIRY_PROTECTED_DISMISSAL_JA } from './enquiry-protected-dismissal.ts'
import { ENQUIRY_RED_TICKET_JA } from './enquiry-red-ticket.ts'
import { ENQUIRY_RENT_BEHIND_JA } from './enquiry-rent-behind.ts'
import { ENQUIRY_RENT_RISE_REFUSED_JA } from './enquiry-rent-rise-refused.ts'
import { ENQUIRY_RENT_JA } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME_WORDS } from './enquiry-rented-home.ts'
import { ENQUIRY_ROAD_HARM_JA } from './enquiry-road-harm.ts'
import { ENQUIRY_SCHOOL_JA } from './enquiry-school.ts'
import { ENQUIRY_SEIZURE_WORDS } from './enquiry-seizure.ts'
import { ENQUIRY_SERVICES_JA } from './enquiry-services.ts'
import { ENQUIRY_SUBSCRIPTIONS_JA } from './enquiry-subscriptions.ts'
import { ENQUIRY_SURETY_JA } from './enquiry-surety.ts'
import { ENQUIRY_SWINDLES_JA } from './enquiry-swindles.ts'
import { ENQUIRY_TAX_AND_TV_FEE_WORDS } from './enquiry-tax-and-tv-fee.ts'
import { ENQUIRY_TAX_SEIZURE_JA } from './enquiry-tax-seizure.ts'
import { ENQUIRY_TERMS_OF_WORK_JA } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRANSFER_JA } from './enquiry-transfer.ts'
import { ENQUIRY_UNEMPLOYMENT_JA } from './enquiry-unemployment.ts'
import { ENQUIRY_UNPAID_WAGES_JA } from './enquiry-unpaid-wages.ts'
import { ENQUIRY_VIOLENCE_JA } from './enquiry-violence.ts'
import { ENQUIRY_WELFARE_JA } from './enquiry-welfare.ts'
import { FALSE_TAX_MESSAGE_JA } from './false-tax-message.ts'
import { FAMILY_CLAIMS_JA } from './family-claims.ts'
import { FAMILY_MEDIATION_JA } from './family-mediation.ts'
import { HELP_WORDS } from './help.ts'
import { HOUSING_WORDS } from './housing.ts'
import { INSURANCE_WORDS } from './insurance.ts'
import { JUDGMENT_ENFORCEMENT_WORDS } from './judgment-enforcement.ts'
import { LEAVING_A_JOB_JA } from './leaving-a-job.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { LOCAL_TAX_JA } from './local-tax.ts'
import { NAMED_LAW_JA } from './named-law.ts'
import { OFFICIAL_LETTERS_JA } from './official-letters.ts'
import { PRIVATE_PARKING_JA } from './private-parking.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { PUBLIC_TERMS_JA } from './public-terms.ts'
import { PUBLIC_WORDS } from './public.ts'
import { RENT_DEPOSIT_JA } from './rent-deposit.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RESIDENCE_STATUS_JA } from './residence-status.ts'
import { SCAM_WORDS } from './scam.ts'
import { SEIZURE_LIMITS_JA } from './seizure-limits.ts'
import { SENDER_DISCLOSURE_JA } from './sender-disclosure.ts'
import { SENDERS_WORDS } from './senders.ts'
import { STOP_DEMANDS_JA } from './stop-demands.ts'
import { TENANCY_TERMS_JA } from './tenancy-terms.ts'
import { TOO_LATE_FOR_DEBTS_JA } from './too-late-for-debts.ts'
import { TOO_LATE_FOR_OFFICES_JA } from './too-late-for-offices.ts'
import { TRAFFIC_FINE_WORDS } from './traffic-fine.ts'
import { UTILITY_BILL_WORDS } from './utility-bill.ts'
import { WORK_PUNISHMENT_JA } from './work-punishment.ts'
import { WORK_TERMS_JA } from './work-terms.ts'

export const JP_IN_JAPANESE: Words = {
  ...ENQUIRY_NEED_TONIGHT_WORDS,
  ...ACCIDENT_CLAIMS_JA,
  ...ENQUIRY_BOUGHT_THINGS_JA,
  ...ENQUIRY_HOME_AND_NEIGHBOURS_JA,
  ...SEIZURE_LIMITS_JA,
  ...LOCAL_TAX_JA,
  ...FAMILY_CLAIMS_JA,
  ...ENQUIRY_ROAD_HARM_JA,
  ...ENQUIRY_LOWER_PAY_JA,
  ...ENQUIRY_PAY_FOR_DAMAGE_JA,
  ...ENQUIRY_TERMS_OF_WORK_JA,
  ...ENQUIRY_SWINDLES_JA,
  ...ENQUIRY_FAMILY_MONEY_JA,
  ...DATA_LEAK_JA,
  ...RESIDENCE_STATUS_JA,
  ...FAMILY_MEDIATION_JA,
  ...RENT_DEPOSIT_JA,
  ...BENEFIT_REFUSED_JA,
  ...OFFICIAL_LETTERS_JA,
  ...PRIVATE_PARKING_JA,
  ...ENQUIRY_LOANS_JA,
  ...ENQUIRY_SERVICES_JA,
  ...ENQUIRY_BUILDERS_JA,
  ...ENQUIRY_PENSION_AND_BENEFITS_JA,
  ...ENQUIRY_INSURANCE_JA,
  ...ENQUIRY_FAMILY_JA,
  ...ENQUIRY_CHILD_SUPPORT_AMOUNT_JA,
  ...ENQUIRY_VIOLENCE_JA,
  ...ENQUIRY_CRIMINAL_JA,
  ...ENQUIRY_IMMIGRATION_JA,
  ...ENQUIRY_LEAVE_AND_ILLNESS_JA,
  ...ENQUIRY_BULLYING_JA,
  ...ENQUIRY_UNEMPLOYMENT_JA,
  ...BUYING_TERMS_JA,
  ...FALSE_TAX_MESSAGE_JA,
  ...ENQUIRY_NEIGHBOURS_JA,
  ...PUBLIC_TERMS_JA,
  ...WORK_TERMS_JA,
  ...LEAVING_A_JOB_JA,
  ...TENANCY_TERMS_JA,
  ...DEBT_TERMS_JA,
  ...CLUB_FEE_JA,
  ...CREDIT_TERMS_JA,
  ...ENFORCEMENT_TERMS_JA,
  ...ENQUIRY_UNPAID_WAGES_JA,
  ...ENQUIRY_ON_THE_ROAD_JA,
  ...ENQUIRY_ONLINE_INSULT_JA,
  ...SENDER_DISCLOSURE_JA,
  ...DEFAMATION_JA,
  ...NAMED_LAW_JA,
  ...RENT_RISE_WORDS,
  ...CHANGES_WORDS,
  ...CONSUMER_WORDS,
  ...UTILITY_BILL_WORDS,
  ...INSURANCE_WORDS,
  ...SCAM_WORDS,
  ...COURT_CLAIM_WORDS,
  ...DEBT_COLLECTION_WORDS,
  ...DEBT_COLLECTION_STEPS_WORDS,
  ...DISMISSAL_WORDS,
  ...ENQUIRY_DEBT_WORDS,
  ...ENQUIRY_OLD_DEBTS_WORDS,
  ...ENQUIRY_RENTED_HOME_WORDS,
  ...ENQUIRY_DISMISSAL_WORDS,
  ...ENQUIRY_JOB_OFFER_WORDS,
  ...ENQUIRY_COURT_PAPERS_WORDS,
  ...ENQUIRY_SEIZURE_WORDS,
  ...ENQUIRY_MOVING_OUT_WORDS,
  ...ENQUIRY_ORDERS_WORDS,
  ...ENQUIRY_BANK_FRAUD_WORDS,
  ...ENQUIRY_TAX_AND_TV_FEE_WORDS,
  ...HELP_WORDS,
  ...HOUSING_WORDS,
  ...JUDGMENT_ENFORCEMENT_WORDS,
  ...LIMITATION_WORDS,
  ...PUBLIC_WORDS,
  ...TRAFFIC_FINE_WORDS,
  ...SENDERS_WORDS,
  ...ENQUIRY_FLIGHT_JA,
  ...PUBLIC_DEBTS_JA,
  ...ENQUIRY_POWER_CUT_JA,
  ...ENQUIRY_SCHOOL_JA,
  ...ENQUIRY_HEIRS_JA,
  ...ENQUIRY_HARM_DONE_JA,
  ...ENQUIRY_JOB_LEFT_STATUS_JA,
  ...ENQUIRY_FAULTY_GOODS_JA,
  ...ENQUIRY_PROTECTED_DISMISSAL_JA,
  ...ENQUIRY_RENT_JA,
  ...ENQUIRY_SURETY_JA,
  ...STOP_DEMANDS_JA,
  ...WORK_PUNISHMENT_JA,
  ...ENQUIRY_RENT_RISE_REFUSED_JA,
  ...ENQUIRY_TAX_SEIZURE_JA,
  ...ENQUIRY_LEAVING_PAPERS_JA,
  ...ENQUIRY_PARENTAL_AUTHORITY_JA,
  ...ENQUIRY_FAMILY_SUPPORT_JA,
  ...ENQUIRY_OLD_DEBT_REVIVED_JA,
  ...ENQUIRY_COLLECTORS_JA,
  ...ENQUIRY_PERMANENT_JOB_JA,
  ...ENQUIRY_HOME_VISIT_SALE_JA,
  ...ENQUIRY_ESTATE_DEMAND_JA,
  ...ENQUIRY_WELFARE_JA,
  ...ENQUIRY_BANKRUPTCY_JA,
  ...ENQUIRY_PARENT_SAVINGS_JA,
  ...ENQUIRY_PRIVATE_SALE_AND_MOVE_JA,
  ...ENQUIRY_RED_TICKET_JA,
  ...ENQUIRY_RENT_BEHIND_JA,
  ...ENQUIRY_HIDDEN_PET_JA,
  ...ENQUIRY_FIXED_LEASE_JA,
  ...ENQUIRY_TRANSFER_JA,
  ...ENQUIRY_AFTER_LEAVING_JA,
  ...ENQUIRY_MANAGER_OVERTIME_JA,
  ...ENQUIRY_SUBSCRIPTIONS_JA,
  ...ENQUIRY_OVERTIME_JA,
  ...ENQUIRY_PRISON_FOR_DEBTS_JA,
  ...TOO_LATE_FOR_DEBTS_JA,
  ...TOO_LATE_FOR_OFFICES_JA,
  ...ENQUIRY_HEALTH_PREMIUM_AFTER_DISMISSAL_JA,
}
