/** Ireland in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { ASSESSMENT_OF_NEED_JA } from './assessment-of-need.ts'
import { BANK_ACCOUNT_JA } from './bank-account.ts'
import { BANKRUPTCY_SUMMONS_JA } from './bankruptcy-summons.ts'
import { BEFORE_COURT_JA } from './before-court.ts'
import { BENEFITS_JA } from './benefits.ts'
import { BILLS_JA } from './bills.ts'
import { BROADBAND_JA } from './broadband.ts'
import { CAR_LOAN_JA } from './car-loan.ts'
import { CEASE_AND_DESIST_JA } from './cease-and-desist.ts'
import { CHANGES_JA } from './changes.ts'
import { CHILD_MAINTENANCE_JA } from './child-maintenance.ts'
import { COLLECTOR_CONDUCT_JA } from './collector-conduct.ts'
import { COMPLAINT_REFUSED_JA } from './complaint-refused.ts'
import { CONSUMER_STEPS_JA } from './consumer-steps.ts'
import { CONSUMER_JA } from './consumer.ts'
import { COPYRIGHT_JA } from './copyright.ts'
import { COUNCIL_ORDERS_JA } from './council-orders.ts'
import { COUPLES_JA } from './couples.ts'
import { COURT_CLAIM_JA } from './court-claim.ts'
import { COURT_FINES_JA } from './court-fines.ts'
import { COURT_JUDGMENT_JA } from './court-judgment.ts'
import { DATA_BREACH_JA } from './data-breach.ts'
import { DATA_COPY_JA } from './data-copy.ts'
import { DEBT_COLLECTION_STEPS_JA } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DEBT_PRACTICES_JA } from './debt-practices.ts'
import { DEBT_SOLD_JA } from './debt-sold.ts'
import { DEBTOR_SUMMONS_JA } from './debtor-summons.ts'
import { DEPOSIT_DEDUCTIONS_JA } from './deposit-deductions.ts'
import { DEPOSIT_JA } from './deposit.ts'
import { DISCIPLINE_JA } from './discipline.ts'
import { EMPLOYMENT_JA } from './employment.ts'
import { ENQUIRY_BILLS_JA } from './enquiry-bills.ts'
import { ENQUIRY_BOUNDARY_JA } from './enquiry-boundary.ts'
import { ENQUIRY_BUYING_JA } from './enquiry-buying.ts'
import { ENQUIRY_CAR_ON_FINANCE_JA } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CAR_VALUE_JA } from './enquiry-car-value.ts'
import { ENQUIRY_CARD_FRAUD_JA } from './enquiry-card-fraud.ts'
import { ENQUIRY_CHILD_TAKEN_ABROAD_JA } from './enquiry-child-taken-abroad.ts'
import { ENQUIRY_CIVIL_BILL_JA } from './enquiry-civil-bill.ts'
import { ENQUIRY_COMMITTAL_JA } from './enquiry-committal.ts'
import { ENQUIRY_COUNCIL_HOME_JA } from './enquiry-council-home.ts'
import { ENQUIRY_COURT_CLAIM_JA } from './enquiry-court-claim.ts'
import { ENQUIRY_CREDIT_REGISTER_YEARS_JA } from './enquiry-credit-register-years.ts'
import { ENQUIRY_CRIMINAL_RECORD_JA } from './enquiry-criminal-record.ts'
import { ENQUIRY_DATA_COPY_JA } from './enquiry-data-copy.ts'
import { ENQUIRY_DEBT_WRITTEN_OFF_JA } from './enquiry-debt-written-off.ts'
import { ENQUIRY_DEBT_JA } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_JA } from './enquiry-dismissal.ts'
import { ENQUIRY_DIVORCE_JA } from './enquiry-divorce.ts'
import { ENQUIRY_DOG_BITE_JA } from './enquiry-dog-bite.ts'
import { ENQUIRY_DRIVEWAY_JA } from './enquiry-driveway.ts'
import { ENQUIRY_DRIVING_BAN_JA } from './enquiry-driving-ban.ts'
import { ENQUIRY_EMERGENCY_TAX_JA } from './enquiry-emergency-tax.ts'
import { ENQUIRY_ENERGY_JA } from './enquiry-energy.ts'
import { ENQUIRY_EVICTION_JA } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_JA } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FAULTY_GOODS_JA } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FLAWED_NOTICES_JA } from './enquiry-flawed-notices.ts'
import { ENQUIRY_FLIGHTS_JA } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD_JA } from './enquiry-fraud.ts'
import { ENQUIRY_GARDA_COMPLAINT_JA } from './enquiry-garda-complaint.ts'
import { ENQUIRY_GARDA_INTERVIEW_JA } from './enquiry-garda-interview.ts'
import { ENQUIRY_HOMELESS_JA } from './enquiry-homeless.ts'
import { ENQUIRY_HOSPITAL_BILL_JA } from './enquiry-hospital-bill.ts'
import { ENQUIRY_HOUSING_LIST_JA } from './enquiry-housing-list.ts'
import { ENQUIRY_INJURY_JA } from './enquiry-injury.ts'
import { ENQUIRY_INSURANCE_JA } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_TENANCY_JA } from './enquiry-joint-tenancy.ts'
import { ENQUIRY_JUDGMENT_MORTGAGE_JA } from './enquiry-judgment-mortgage.ts'
import { ENQUIRY_JUDGMENT_JA } from './enquiry-judgment.ts'
import { ENQUIRY_LAY_OFF_JA } from './enquiry-lay-off.ts'
import { ENQUIRY_LEAVING_A_JOB_JA } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LOANS_JA } from './enquiry-loans.ts'
import { ENQUIRY_LOST_CAPACITY_JA } from './enquiry-lost-capacity.ts'
import { ENQUIRY_MANAGEMENT_FEE_JA } from './enquiry-management-fee.ts'
import { ENQUIRY_MONEYLENDER_JA } from './enquiry-moneylender.ts'
import { ENQUIRY_MOVING_IN_JA } from './enquiry-moving-in.ts'
import { ENQUIRY_MUSIC_LICENCE_JA } from './enquiry-music-licence.ts'
import { ENQUIRY_NEW_EMPLOYER_JA } from './enquiry-new-employer.ts'
import { ENQUIRY_NO_INSURANCE_JA } from './enquiry-no-insurance.ts'
import { ENQUIRY_NO_WILL_JA } from './enquiry-no-will.ts'
import { ENQUIRY_NURSING_HOME_JA } from './enquiry-nursing-home.ts'
import { ENQUIRY_ON_THE_ROAD_JA } from './enquiry-on-the-road.ts'
import { ENQUIRY_PACKAGE_HOLIDAY_JA } from './enquiry-package-holiday.ts'
import { ENQUIRY_PARENTS_APART_JA } from './enquiry-parents-apart.ts'
import { ENQUIRY_PAY_KEPT_BACK_JA } from './enquiry-pay-kept-back.ts'
import { ENQUIRY_PHONE_PRICE_JA } from './enquiry-phone-price.ts'
import { ENQUIRY_PICTURE_CLAIM_JA } from './enquiry-picture-claim.ts'
import { ENQUIRY_PRIVATE_SALE_JA } from './enquiry-private-sale.ts'
import { ENQUIRY_REDUNDANCY_AND_NOTICE_JA } from './enquiry-redundancy-and-notice.ts'
import { ENQUIRY_RENTED_HOME_JA } from './enquiry-rented-home.ts'
import { ENQUIRY_RENTED_ROOM_JA } from './enquiry-rented-room.ts'
import { ENQUIRY_SAFETY_AT_HOME_JA } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SELF_EMPLOYED_JA } from './enquiry-self-employed.ts'
import { ENQUIRY_SHORT_SERVICE_JA } from './enquiry-short-service.ts'
import { ENQUIRY_SOLD_PRIVATELY_JA } from './enquiry-sold-privately.ts'
import { ENQUIRY_SPEEDING_JA } from './enquiry-speeding.ts'
import { ENQUIRY_TAX_BACK_JA } from './enquiry-tax-back.ts'
import { ENQUIRY_TAX_JA } from './enquiry-tax.ts'
import { ENQUIRY_TERMS_OF_WORK_JA } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRADE_DEBT_JA } from './enquiry-trade-debt.ts'
import { ENQUIRY_TRADESPEOPLE_JA } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRAVEL_TIME_JA } from './enquiry-travel-time.ts'
import { ENQUIRY_UNPAID_FINE_JA } from './enquiry-unpaid-fine.ts'
import { ENQUIRY_VISA_REFUSED_JA } from './enquiry-visa-refused.ts'
import { ENQUIRY_VOUCHER_JA } from './enquiry-voucher.ts'
import { ENQUIRY_WAGES_JA } from './enquiry-wages.ts'
import { ENQUIRY_WELFARE_JA } from './enquiry-welfare.ts'
import { ENQUIRY_WILL_DISPUTE_JA } from './enquiry-will-dispute.ts'
import { ENQUIRY_WORK_WARNING_JA } from './enquiry-work-warning.ts'
import { ENQUIRY_WORK_JA } from './enquiry-work.ts'
import { ESTATE_DEBT_JA } from './estate-debt.ts'
import { FAIR_DEAL_JA } from './fair-deal.ts'
import { FAMILY_JA } from './family.ts'
import { FINE_JA } from './fine.ts'
import { FLIGHTS_JA } from './flights.ts'
import { GARDA_NOTICES_JA } from './garda-notices.ts'
import { HELP_JA } from './help.ts'
import { HOSPITAL_CHARGES_JA } from './hospital-charges.ts'
import { HOUSING_SUPPORT_JA } from './housing-support.ts'
import { HOUSING_JA } from './housing.ts'
import { IMMIGRATION_REFUSAL_JA } from './immigration-refusal.ts'
import { INJURY_JA } from './injury.ts'
import { INSTALMENT_ORDER_JA } from './instalment-order.ts'
import { INSURANCE_JA } from './insurance.ts'
import { INVOICE_JA } from './invoice.ts'
import { JURY_SERVICE_JA } from './jury-service.ts'
import { LEAVING_FEE_JA } from './leaving-fee.ts'
import { LENDER_CALLS_JA } from './lender-calls.ts'
import { LENDERS_JA } from './lenders.ts'
import { LIMITATION_JA } from './limitation.ts'
import { MANAGEMENT_COMPANY_JA } from './management-company.ts'
import { MORTGAGE_JA } from './mortgage.ts'
import { NEIGHBOURS_JA } from './neighbours.ts'
import { NOTICE_OF_TERMINATION_JA } from './notice-of-termination.ts'
import { ON_THE_ROAD_JA } from './on-the-road.ts'
import { PARKING_JA } from './parking.ts'
import { POLICY_CANCELLED_JA } from './policy-cancelled.ts'
import { PRICE_RISE_JA } from './price-rise.ts'
import { PUBLIC_BODY_COMPLAINT_JA } from './public-body-complaint.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { REDUNDANCY_JA } from './redundancy.ts'
import { RENT_RISE_JA } from './rent-rise.ts'
import { RENT_WARNING_JA } from './rent-warning.ts'
import { RESIDENCE_JA } from './residence.ts'
import { REVENUE_SHERIFF_JA } from './revenue-sheriff.ts'
import { SCAM_JA } from './scam.ts'
import { SCHOOL_JA } from './school.ts'
import { SENDERS_JA } from './senders.ts'
import { SERVICE_CHARGE_JA } from './service-charge.ts'
import { TAX_JA } from './tax.ts'
import { TRIPS_AND_LUGGAGE_JA } from './trips-and-luggage.ts'
import { TV_LICENCE_JA } from './tv-licence.ts'
import { WARNINGS_AT_WORK_JA } from './warnings-at-work.ts'
import { WELFARE_DEBT_JA } from './welfare-debt.ts'
import { WELFARE_DECISION_JA } from './welfare-decision.ts'
import { WORK_TERMS_JA } from './work-terms.ts'

export const IE_JA: Words = {
  ...wordsForQuestions(
    {
      ...COLLECTOR_CONDUCT_JA,
      ...CONSUMER_JA,
      ...CONSUMER_STEPS_JA,
      ...COURT_JUDGMENT_JA,
      ...DEBT_COLLECTION_JA,
      ...DEBT_COLLECTION_STEPS_JA,
      ...DEBT_PRACTICES_JA,
      ...EMPLOYMENT_JA,
      ...HOUSING_JA,
      ...NOTICE_OF_TERMINATION_JA,
      ...REDUNDANCY_JA,
      ...SCAM_JA,
    },
    FITS,
  ),
  ...BENEFITS_JA,
  ...BILLS_JA,
  ...CHANGES_JA,
  ...CONSUMER_JA,
  ...CONSUMER_STEPS_JA,
  ...COURT_CLAIM_JA,
  ...BANKRUPTCY_SUMMONS_JA,
  ...COURT_JUDGMENT_JA,
  ...LENDERS_JA,
  ...COLLECTOR_CONDUCT_JA,
  ...BEFORE_COURT_JA,
  ...DEBT_COLLECTION_JA,
  ...DEBT_COLLECTION_STEPS_JA,
  ...DEBT_PRACTICES_JA,
  ...REDUNDANCY_JA,
  ...EMPLOYMENT_JA,
  ...ENQUIRY_DEBT_JA,
  ...ENQUIRY_COURT_CLAIM_JA,
  ...ENQUIRY_EVICTION_JA,
  ...ENQUIRY_DISMISSAL_JA,
  ...ENQUIRY_FAULTY_GOODS_JA,
  ...ENQUIRY_FRAUD_JA,
  ...ENQUIRY_ON_THE_ROAD_JA,
  ...ENQUIRY_BILLS_JA,
  ...ENQUIRY_TAX_JA,
  ...ENQUIRY_INSURANCE_JA,
  ...ENQUIRY_LOANS_JA,
  ...ENQUIRY_FLIGHTS_JA,
  ...ENQUIRY_TRADESPEOPLE_JA,
  ...ENQUIRY_MANAGEMENT_FEE_JA,
  ...ENQUIRY_PICTURE_CLAIM_JA,
  ...FINE_JA,
  ...FLIGHTS_JA,
  ...HELP_JA,
  ...HOSPITAL_CHARGES_JA,
  ...BANK_ACCOUNT_JA,
  ...DEPOSIT_JA,
  ...DISCIPLINE_JA,
  ...NOTICE_OF_TERMINATION_JA,
  ...HOUSING_JA,
  ...INSURANCE_JA,
  ...LIMITATION_JA,
  ...PARKING_JA,
  ...RENT_RISE_JA,
  ...SCAM_JA,
  ...SENDERS_JA,
  ...TAX_JA,
  ...TV_LICENCE_JA,
  ...ENQUIRY_RENTED_HOME_JA,
  ...INVOICE_JA,
  ...CAR_LOAN_JA,
  ...MORTGAGE_JA,
  ...DATA_BREACH_JA,
  ...MANAGEMENT_COMPANY_JA,
  ...COPYRIGHT_JA,
  ...CEASE_AND_DESIST_JA,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_JA,
  ...ENQUIRY_WORK_JA,
  ...FAMILY_JA,
  ...SCHOOL_JA,
  ...ON_THE_ROAD_JA,
  ...NEIGHBOURS_JA,
  ...WORK_TERMS_JA,
  ...TRIPS_AND_LUGGAGE_JA,
  ...RESIDENCE_JA,
  ...FAIR_DEAL_JA,
  ...INJURY_JA,
  ...PUBLIC_BODY_COMPLAINT_JA,
  ...HOUSING_SUPPORT_JA,
  ...WARNINGS_AT_WORK_JA,
  ...GARDA_NOTICES_JA,
  ...COMPLAINT_REFUSED_JA,
  ...DATA_COPY_JA,
  ...INSTALMENT_ORDER_JA,
  ...BROADBAND_JA,
  ...ASSESSMENT_OF_NEED_JA,
  ...COUPLES_JA,
  ...PRICE_RISE_JA,
  ...POLICY_CANCELLED_JA,
  ...SERVICE_CHARGE_JA,
  ...WELFARE_DECISION_JA,
  ...JURY_SERVICE_JA,
  ...COUNCIL_ORDERS_JA,
  ...ESTATE_DEBT_JA,
  ...IMMIGRATION_REFUSAL_JA,
  ...DEPOSIT_DEDUCTIONS_JA,
  ...CHILD_MAINTENANCE_JA,
  ...ENQUIRY_TRADE_DEBT_JA,
  ...ENQUIRY_WELFARE_JA,
  ...ENQUIRY_SPEEDING_JA,
  ...ENQUIRY_BUYING_JA,
  ...DEBTOR_SUMMONS_JA,
  ...DEBT_SOLD_JA,
  ...LENDER_CALLS_JA,
  ...ENQUIRY_JUDGMENT_JA,
  ...ENQUIRY_UNPAID_FINE_JA,
  ...ENQUIRY_ENERGY_JA,
  ...ENQUIRY_DRIVEWAY_JA,
  ...ENQUIRY_VISA_REFUSED_JA,
  ...ENQUIRY_DATA_COPY_JA,
  ...ENQUIRY_NO_INSURANCE_JA,
  ...ENQUIRY_MUSIC_LICENCE_JA,
  ...ENQUIRY_HOSPITAL_BILL_JA,
  ...ENQUIRY_WORK_WARNING_JA,
  ...ENQUIRY_BOUNDARY_JA,
  ...LEAVING_FEE_JA,
  ...ENQUIRY_SAFETY_AT_HOME_JA,
  ...ENQUIRY_INJURY_JA,
  ...ENQUIRY_CAR_VALUE_JA,
  ...RENT_WARNING_JA,
  ...REVENUE_SHERIFF_JA,
  ...COURT_FINES_JA,
  ...WELFARE_DEBT_JA,
  ...PUBLIC_DEBTS_JA,
  ...ENQUIRY_TERMS_OF_WORK_JA,
  ...ENQUIRY_NO_WILL_JA,
  ...ENQUIRY_GARDA_INTERVIEW_JA,
  ...ENQUIRY_PRIVATE_SALE_JA,
  ...ENQUIRY_MOVING_IN_JA,
  ...ENQUIRY_HOUSING_LIST_JA,
  ...ENQUIRY_WILL_DISPUTE_JA,
  ...ENQUIRY_FLAWED_NOTICES_JA,
  ...ENQUIRY_COMMITTAL_JA,
  ...ENQUIRY_PAY_KEPT_BACK_JA,
  ...ENQUIRY_CARD_FRAUD_JA,
  ...ENQUIRY_TRAVEL_TIME_JA,
  ...ENQUIRY_LEAVING_A_JOB_JA,
  ...ENQUIRY_LAY_OFF_JA,
  ...ENQUIRY_RENTED_ROOM_JA,
  ...ENQUIRY_HOMELESS_JA,
  ...ENQUIRY_JOINT_TENANCY_JA,
  ...ENQUIRY_CAR_ON_FINANCE_JA,
  ...ENQUIRY_CRIMINAL_RECORD_JA,
  ...ENQUIRY_PARENTS_APART_JA,
  ...ENQUIRY_DIVORCE_JA,
  ...ENQUIRY_EMERGENCY_TAX_JA,
  ...ENQUIRY_VOUCHER_JA,
  ...ENQUIRY_SOLD_PRIVATELY_JA,
  ...ENQUIRY_JUDGMENT_MORTGAGE_JA,
  ...ENQUIRY_CIVIL_BILL_JA,
  ...ENQUIRY_SHORT_SERVICE_JA,
  ...ENQUIRY_NEW_EMPLOYER_JA,
  ...ENQUIRY_DEBT_WRITTEN_OFF_JA,
  ...ENQUIRY_CREDIT_REGISTER_YEARS_JA,
  ...ENQUIRY_TAX_BACK_JA,
  ...ENQUIRY_COUNCIL_HOME_JA,
  ...ENQUIRY_PACKAGE_HOLIDAY_JA,
  ...ENQUIRY_PHONE_PRICE_JA,
  ...ENQUIRY_LOST_CAPACITY_JA,
  ...ENQUIRY_NURSING_HOME_JA,
  ...ENQUIRY_GARDA_COMPLAINT_JA,
  ...ENQUIRY_DRIVING_BAN_JA,
  ...ENQUIRY_SELF_EMPLOYED_JA,
  ...ENQUIRY_DOG_BITE_JA,
  ...ENQUIRY_MONEYLENDER_JA,
  ...ENQUIRY_WAGES_JA,
  ...ENQUIRY_REDUNDANCY_AND_NOTICE_JA,
  ...ENQUIRY_CHILD_TAKEN_ABROAD_JA,
}
