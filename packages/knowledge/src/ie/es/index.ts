/** Ireland in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { ASSESSMENT_OF_NEED_ES } from './assessment-of-need.ts'
import { BANK_ACCOUNT_ES } from './bank-account.ts'
import { BANKRUPTCY_SUMMONS_ES } from './bankruptcy-summons.ts'
import { BEFORE_COURT_ES } from './before-court.ts'
import { BENEFITS_ES } from './benefits.ts'
import { BILLS_ES } from './bills.ts'
import { BROADBAND_ES } from './broadband.ts'
import { CAR_LOAN_ES } from './car-loan.ts'
import { CEASE_AND_DESIST_ES } from './cease-and-desist.ts'
import { CHANGES_ES } from './changes.ts'
import { CHILD_MAINTENANCE_ES } from './child-maintenance.ts'
import { COLLECTOR_CONDUCT_ES } from './collector-conduct.ts'
import { COMPLAINT_REFUSED_ES } from './complaint-refused.ts'
import { CONSUMER_STEPS_ES } from './consumer-steps.ts'
import { CONSUMER_ES } from './consumer.ts'
import { COPYRIGHT_ES } from './copyright.ts'
import { COUNCIL_ORDERS_ES } from './council-orders.ts'
import { COUPLES_ES } from './couples.ts'
import { COURT_CLAIM_ES } from './court-claim.ts'
import { COURT_FINES_ES } from './court-fines.ts'
import { COURT_JUDGMENT_ES } from './court-judgment.ts'
import { DATA_BREACH_ES } from './data-breach.ts'
import { DATA_COPY_ES } from './data-copy.ts'
import { DEBT_COLLECTION_STEPS_ES } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_ES } from './debt-collection.ts'
import { DEBT_PRACTICES_ES } from './debt-practices.ts'
import { DEBT_SOLD_ES } from './debt-sold.ts'
import { DEBTOR_SUMMONS_ES } from './debtor-summons.ts'
import { DEPOSIT_DEDUCTIONS_ES } from './deposit-deductions.ts'
import { DEPOSIT_ES } from './deposit.ts'
import { DISCIPLINE_ES } from './discipline.ts'
import { EMPLOYMENT_ES } from './employment.ts'
import { ENQUIRY_BILLS_ES } from './enquiry-bills.ts'
import { ENQUIRY_BOUNDARY_ES } from './enquiry-boundary.ts'
import { ENQUIRY_BUYING_ES } from './enquiry-buying.ts'
import { ENQUIRY_CAR_ON_FINANCE_ES } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CAR_VALUE_ES } from './enquiry-car-value.ts'
import { ENQUIRY_CARD_FRAUD_ES } from './enquiry-card-fraud.ts'
import { ENQUIRY_CHILD_TAKEN_ABROAD_ES } from './enquiry-child-taken-abroad.ts'
import { ENQUIRY_CIVIL_BILL_ES } from './enquiry-civil-bill.ts'
import { ENQUIRY_COMMITTAL_ES } from './enquiry-committal.ts'
import { ENQUIRY_COUNCIL_HOME_ES } from './enquiry-council-home.ts'
import { ENQUIRY_COURT_CLAIM_ES } from './enquiry-court-claim.ts'
import { ENQUIRY_CREDIT_REGISTER_YEARS_ES } from './enquiry-credit-register-years.ts'
import { ENQUIRY_CRIMINAL_RECORD_ES } from './enquiry-criminal-record.ts'
import { ENQUIRY_DATA_COPY_ES } from './enquiry-data-copy.ts'
import { ENQUIRY_DEBT_WRITTEN_OFF_ES } from './enquiry-debt-written-off.ts'
import { ENQUIRY_DEBT_ES } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_ES } from './enquiry-dismissal.ts'
import { ENQUIRY_DIVORCE_ES } from './enquiry-divorce.ts'
import { ENQUIRY_DOG_BITE_ES } from './enquiry-dog-bite.ts'
import { ENQUIRY_DRIVEWAY_ES } from './enquiry-driveway.ts'
import { ENQUIRY_DRIVING_BAN_ES } from './enquiry-driving-ban.ts'
import { ENQUIRY_EMERGENCY_TAX_ES } from './enquiry-emergency-tax.ts'
import { ENQUIRY_ENERGY_ES } from './enquiry-energy.ts'
import { ENQUIRY_EVICTION_ES } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_ES } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FAULTY_GOODS_ES } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FLAWED_NOTICES_ES } from './enquiry-flawed-notices.ts'
import { ENQUIRY_FLIGHTS_ES } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD_ES } from './enquiry-fraud.ts'
import { ENQUIRY_GARDA_COMPLAINT_ES } from './enquiry-garda-complaint.ts'
import { ENQUIRY_GARDA_INTERVIEW_ES } from './enquiry-garda-interview.ts'
import { ENQUIRY_HOMELESS_ES } from './enquiry-homeless.ts'
import { ENQUIRY_HOSPITAL_BILL_ES } from './enquiry-hospital-bill.ts'
import { ENQUIRY_HOUSING_LIST_ES } from './enquiry-housing-list.ts'
import { ENQUIRY_INJURY_ES } from './enquiry-injury.ts'
import { ENQUIRY_INSURANCE_ES } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_TENANCY_ES } from './enquiry-joint-tenancy.ts'
import { ENQUIRY_JUDGMENT_MORTGAGE_ES } from './enquiry-judgment-mortgage.ts'
import { ENQUIRY_JUDGMENT_ES } from './enquiry-judgment.ts'
import { ENQUIRY_LAY_OFF_ES } from './enquiry-lay-off.ts'
import { ENQUIRY_LEAVING_A_JOB_ES } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LOANS_ES } from './enquiry-loans.ts'
import { ENQUIRY_LOST_CAPACITY_ES } from './enquiry-lost-capacity.ts'
import { ENQUIRY_MANAGEMENT_FEE_ES } from './enquiry-management-fee.ts'
import { ENQUIRY_MONEYLENDER_ES } from './enquiry-moneylender.ts'
import { ENQUIRY_MOVING_IN_ES } from './enquiry-moving-in.ts'
import { ENQUIRY_MUSIC_LICENCE_ES } from './enquiry-music-licence.ts'
import { ENQUIRY_NEW_EMPLOYER_ES } from './enquiry-new-employer.ts'
import { ENQUIRY_NO_INSURANCE_ES } from './enquiry-no-insurance.ts'
import { ENQUIRY_NO_WILL_ES } from './enquiry-no-will.ts'
import { ENQUIRY_NURSING_HOME_ES } from './enquiry-nursing-home.ts'
import { ENQUIRY_ON_THE_ROAD_ES } from './enquiry-on-the-road.ts'
import { ENQUIRY_PACKAGE_HOLIDAY_ES } from './enquiry-package-holiday.ts'
import { ENQUIRY_PARENTS_APART_ES } from './enquiry-parents-apart.ts'
import { ENQUIRY_PAY_KEPT_BACK_ES } from './enquiry-pay-kept-back.ts'
import { ENQUIRY_PHONE_PRICE_ES } from './enquiry-phone-price.ts'
import { ENQUIRY_PICTURE_CLAIM_ES } from './enquiry-picture-claim.ts'
import { ENQUIRY_PRIVATE_SALE_ES } from './enquiry-private-sale.ts'
import { ENQUIRY_REDUNDANCY_AND_NOTICE_ES } from './enquiry-redundancy-and-notice.ts'
import { ENQUIRY_RENTED_HOME_ES } from './enquiry-rented-home.ts'
import { ENQUIRY_RENTED_ROOM_ES } from './enquiry-rented-room.ts'
import { ENQUIRY_SAFETY_AT_HOME_ES } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SELF_EMPLOYED_ES } from './enquiry-self-employed.ts'
import { ENQUIRY_SHORT_SERVICE_ES } from './enquiry-short-service.ts'
import { ENQUIRY_SOLD_PRIVATELY_ES } from './enquiry-sold-privately.ts'
import { ENQUIRY_SPEEDING_ES } from './enquiry-speeding.ts'
import { ENQUIRY_TAX_BACK_ES } from './enquiry-tax-back.ts'
import { ENQUIRY_TAX_ES } from './enquiry-tax.ts'
import { ENQUIRY_TERMS_OF_WORK_ES } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRADE_DEBT_ES } from './enquiry-trade-debt.ts'
import { ENQUIRY_TRADESPEOPLE_ES } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRAVEL_TIME_ES } from './enquiry-travel-time.ts'
import { ENQUIRY_UNPAID_FINE_ES } from './enquiry-unpaid-fine.ts'
import { ENQUIRY_VISA_REFUSED_ES } from './enquiry-visa-refused.ts'
import { ENQUIRY_VOUCHER_ES } from './enquiry-voucher.ts'
import { ENQUIRY_WAGES_ES } from './enquiry-wages.ts'
import { ENQUIRY_WELFARE_ES } from './enquiry-welfare.ts'
import { ENQUIRY_WILL_DISPUTE_ES } from './enquiry-will-dispute.ts'
import { ENQUIRY_WORK_WARNING_ES } from './enquiry-work-warning.ts'
import { ENQUIRY_WORK_ES } from './enquiry-work.ts'
import { ESTATE_DEBT_ES } from './estate-debt.ts'
import { FAIR_DEAL_ES } from './fair-deal.ts'
import { FAMILY_ES } from './family.ts'
import { FINE_ES } from './fine.ts'
import { FLIGHTS_ES } from './flights.ts'
import { GARDA_NOTICES_ES } from './garda-notices.ts'
import { HELP_ES } from './help.ts'
import { HOSPITAL_CHARGES_ES } from './hospital-charges.ts'
import { HOUSING_SUPPORT_ES } from './housing-support.ts'
import { HOUSING_ES } from './housing.ts'
import { IMMIGRATION_REFUSAL_ES } from './immigration-refusal.ts'
import { INJURY_ES } from './injury.ts'
import { INSTALMENT_ORDER_ES } from './instalment-order.ts'
import { INSURANCE_ES } from './insurance.ts'
import { INVOICE_ES } from './invoice.ts'
import { JURY_SERVICE_ES } from './jury-service.ts'
import { LEAVING_FEE_ES } from './leaving-fee.ts'
import { LENDER_CALLS_ES } from './lender-calls.ts'
import { LENDERS_ES } from './lenders.ts'
import { LIMITATION_ES } from './limitation.ts'
import { MANAGEMENT_COMPANY_ES } from './management-company.ts'
import { MORTGAGE_ES } from './mortgage.ts'
import { NEIGHBOURS_ES } from './neighbours.ts'
import { NOTICE_OF_TERMINATION_ES } from './notice-of-termination.ts'
import { ON_THE_ROAD_ES } from './on-the-road.ts'
import { PARKING_ES } from './parking.ts'
import { POLICY_CANCELLED_ES } from './policy-cancelled.ts'
import { PRICE_RISE_ES } from './price-rise.ts'
import { PUBLIC_BODY_COMPLAINT_ES } from './public-body-complaint.ts'
import { PUBLIC_DEBTS_ES } from './public-debts.ts'
import { REDUNDANCY_ES } from './redundancy.ts'
import { RENT_RISE_ES } from './rent-rise.ts'
import { RENT_WARNING_ES } from './rent-warning.ts'
import { RESIDENCE_ES } from './residence.ts'
import { REVENUE_SHERIFF_ES } from './revenue-sheriff.ts'
import { SCAM_ES } from './scam.ts'
import { SCHOOL_ES } from './school.ts'
import { SENDERS_ES } from './senders.ts'
import { SERVICE_CHARGE_ES } from './service-charge.ts'
import { TAX_ES } from './tax.ts'
import { TRIPS_AND_LUGGAGE_ES } from './trips-and-luggage.ts'
import { TV_LICENCE_ES } from './tv-licence.ts'
import { WARNINGS_AT_WORK_ES } from './warnings-at-work.ts'
import { WELFARE_DEBT_ES } from './welfare-debt.ts'
import { WELFARE_DECISION_ES } from './welfare-decision.ts'
import { WORK_TERMS_ES } from './work-terms.ts'

export const IE_ES: Words = {
  ...wordsForQuestions(
    {
      ...COLLECTOR_CONDUCT_ES,
      ...CONSUMER_ES,
      ...CONSUMER_STEPS_ES,
      ...COURT_JUDGMENT_ES,
      ...DEBT_COLLECTION_ES,
      ...DEBT_COLLECTION_STEPS_ES,
      ...DEBT_PRACTICES_ES,
      ...EMPLOYMENT_ES,
      ...HOUSING_ES,
      ...NOTICE_OF_TERMINATION_ES,
      ...REDUNDANCY_ES,
      ...SCAM_ES,
    },
    FITS,
  ),
  ...BENEFITS_ES,
  ...BILLS_ES,
  ...CHANGES_ES,
  ...CONSUMER_ES,
  ...CONSUMER_STEPS_ES,
  ...COURT_CLAIM_ES,
  ...BANKRUPTCY_SUMMONS_ES,
  ...COURT_JUDGMENT_ES,
  ...LENDERS_ES,
  ...COLLECTOR_CONDUCT_ES,
  ...BEFORE_COURT_ES,
  ...DEBT_COLLECTION_ES,
  ...DEBT_COLLECTION_STEPS_ES,
  ...DEBT_PRACTICES_ES,
  ...REDUNDANCY_ES,
  ...EMPLOYMENT_ES,
  ...ENQUIRY_DEBT_ES,
  ...ENQUIRY_COURT_CLAIM_ES,
  ...ENQUIRY_EVICTION_ES,
  ...ENQUIRY_DISMISSAL_ES,
  ...ENQUIRY_FAULTY_GOODS_ES,
  ...ENQUIRY_FRAUD_ES,
  ...ENQUIRY_ON_THE_ROAD_ES,
  ...ENQUIRY_BILLS_ES,
  ...ENQUIRY_TAX_ES,
  ...ENQUIRY_INSURANCE_ES,
  ...ENQUIRY_LOANS_ES,
  ...ENQUIRY_FLIGHTS_ES,
  ...ENQUIRY_TRADESPEOPLE_ES,
  ...ENQUIRY_MANAGEMENT_FEE_ES,
  ...ENQUIRY_PICTURE_CLAIM_ES,
  ...FINE_ES,
  ...FLIGHTS_ES,
  ...HELP_ES,
  ...HOSPITAL_CHARGES_ES,
  ...BANK_ACCOUNT_ES,
  ...DEPOSIT_ES,
  ...DISCIPLINE_ES,
  ...NOTICE_OF_TERMINATION_ES,
  ...HOUSING_ES,
  ...INSURANCE_ES,
  ...LIMITATION_ES,
  ...PARKING_ES,
  ...RENT_RISE_ES,
  ...SCAM_ES,
  ...SENDERS_ES,
  ...TAX_ES,
  ...TV_LICENCE_ES,
  ...ENQUIRY_RENTED_HOME_ES,
  ...INVOICE_ES,
  ...CAR_LOAN_ES,
  ...MORTGAGE_ES,
  ...DATA_BREACH_ES,
  ...MANAGEMENT_COMPANY_ES,
  ...COPYRIGHT_ES,
  ...CEASE_AND_DESIST_ES,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_ES,
  ...ENQUIRY_WORK_ES,
  ...FAMILY_ES,
  ...SCHOOL_ES,
  ...ON_THE_ROAD_ES,
  ...NEIGHBOURS_ES,
  ...WORK_TERMS_ES,
  ...TRIPS_AND_LUGGAGE_ES,
  ...RESIDENCE_ES,
  ...FAIR_DEAL_ES,
  ...INJURY_ES,
  ...PUBLIC_BODY_COMPLAINT_ES,
  ...HOUSING_SUPPORT_ES,
  ...WARNINGS_AT_WORK_ES,
  ...GARDA_NOTICES_ES,
  ...COMPLAINT_REFUSED_ES,
  ...DATA_COPY_ES,
  ...INSTALMENT_ORDER_ES,
  ...BROADBAND_ES,
  ...ASSESSMENT_OF_NEED_ES,
  ...COUPLES_ES,
  ...PRICE_RISE_ES,
  ...POLICY_CANCELLED_ES,
  ...SERVICE_CHARGE_ES,
  ...WELFARE_DECISION_ES,
  ...JURY_SERVICE_ES,
  ...COUNCIL_ORDERS_ES,
  ...ESTATE_DEBT_ES,
  ...IMMIGRATION_REFUSAL_ES,
  ...DEPOSIT_DEDUCTIONS_ES,
  ...CHILD_MAINTENANCE_ES,
  ...ENQUIRY_TRADE_DEBT_ES,
  ...ENQUIRY_WELFARE_ES,
  ...ENQUIRY_SPEEDING_ES,
  ...ENQUIRY_BUYING_ES,
  ...DEBTOR_SUMMONS_ES,
  ...DEBT_SOLD_ES,
  ...LENDER_CALLS_ES,
  ...ENQUIRY_JUDGMENT_ES,
  ...ENQUIRY_UNPAID_FINE_ES,
  ...ENQUIRY_ENERGY_ES,
  ...ENQUIRY_DRIVEWAY_ES,
  ...ENQUIRY_VISA_REFUSED_ES,
  ...ENQUIRY_DATA_COPY_ES,
  ...ENQUIRY_NO_INSURANCE_ES,
  ...ENQUIRY_MUSIC_LICENCE_ES,
  ...ENQUIRY_HOSPITAL_BILL_ES,
  ...ENQUIRY_WORK_WARNING_ES,
  ...ENQUIRY_BOUNDARY_ES,
  ...LEAVING_FEE_ES,
  ...ENQUIRY_SAFETY_AT_HOME_ES,
  ...ENQUIRY_INJURY_ES,
  ...ENQUIRY_CAR_VALUE_ES,
  ...RENT_WARNING_ES,
  ...REVENUE_SHERIFF_ES,
  ...COURT_FINES_ES,
  ...WELFARE_DEBT_ES,
  ...PUBLIC_DEBTS_ES,
  ...ENQUIRY_TERMS_OF_WORK_ES,
  ...ENQUIRY_NO_WILL_ES,
  ...ENQUIRY_GARDA_INTERVIEW_ES,
  ...ENQUIRY_PRIVATE_SALE_ES,
  ...ENQUIRY_MOVING_IN_ES,
  ...ENQUIRY_HOUSING_LIST_ES,
  ...ENQUIRY_WILL_DISPUTE_ES,
  ...ENQUIRY_FLAWED_NOTICES_ES,
  ...ENQUIRY_COMMITTAL_ES,
  ...ENQUIRY_PAY_KEPT_BACK_ES,
  ...ENQUIRY_CARD_FRAUD_ES,
  ...ENQUIRY_TRAVEL_TIME_ES,
  ...ENQUIRY_LEAVING_A_JOB_ES,
  ...ENQUIRY_LAY_OFF_ES,
  ...ENQUIRY_RENTED_ROOM_ES,
  ...ENQUIRY_HOMELESS_ES,
  ...ENQUIRY_JOINT_TENANCY_ES,
  ...ENQUIRY_CAR_ON_FINANCE_ES,
  ...ENQUIRY_CRIMINAL_RECORD_ES,
  ...ENQUIRY_PARENTS_APART_ES,
  ...ENQUIRY_DIVORCE_ES,
  ...ENQUIRY_EMERGENCY_TAX_ES,
  ...ENQUIRY_VOUCHER_ES,
  ...ENQUIRY_SOLD_PRIVATELY_ES,
  ...ENQUIRY_JUDGMENT_MORTGAGE_ES,
  ...ENQUIRY_CIVIL_BILL_ES,
  ...ENQUIRY_SHORT_SERVICE_ES,
  ...ENQUIRY_NEW_EMPLOYER_ES,
  ...ENQUIRY_DEBT_WRITTEN_OFF_ES,
  ...ENQUIRY_CREDIT_REGISTER_YEARS_ES,
  ...ENQUIRY_TAX_BACK_ES,
  ...ENQUIRY_COUNCIL_HOME_ES,
  ...ENQUIRY_PACKAGE_HOLIDAY_ES,
  ...ENQUIRY_PHONE_PRICE_ES,
  ...ENQUIRY_LOST_CAPACITY_ES,
  ...ENQUIRY_NURSING_HOME_ES,
  ...ENQUIRY_GARDA_COMPLAINT_ES,
  ...ENQUIRY_DRIVING_BAN_ES,
  ...ENQUIRY_SELF_EMPLOYED_ES,
  ...ENQUIRY_DOG_BITE_ES,
  ...ENQUIRY_MONEYLENDER_ES,
  ...ENQUIRY_WAGES_ES,
  ...ENQUIRY_REDUNDANCY_AND_NOTICE_ES,
  ...ENQUIRY_CHILD_TAKEN_ABROAD_ES,
}
