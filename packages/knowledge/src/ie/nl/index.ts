/** Ireland in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { ASSESSMENT_OF_NEED_NL } from './assessment-of-need.ts'
import { BANK_ACCOUNT_NL } from './bank-account.ts'
import { BANKRUPTCY_SUMMONS_NL } from './bankruptcy-summons.ts'
import { BEFORE_COURT_NL } from './before-court.ts'
import { BENEFITS_NL } from './benefits.ts'
import { BILLS_NL } from './bills.ts'
import { BROADBAND_NL } from './broadband.ts'
import { CAR_LOAN_NL } from './car-loan.ts'
import { CEASE_AND_DESIST_NL } from './cease-and-desist.ts'
import { CHANGES_NL } from './changes.ts'
import { CHILD_MAINTENANCE_NL } from './child-maintenance.ts'
import { COLLECTOR_CONDUCT_NL } from './collector-conduct.ts'
import { COMPLAINT_REFUSED_NL } from './complaint-refused.ts'
import { CONSUMER_STEPS_NL } from './consumer-steps.ts'
import { CONSUMER_NL } from './consumer.ts'
import { COPYRIGHT_NL } from './copyright.ts'
import { COUNCIL_ORDERS_NL } from './council-orders.ts'
import { COUPLES_NL } from './couples.ts'
import { COURT_CLAIM_NL } from './court-claim.ts'
import { COURT_FINES_NL } from './court-fines.ts'
import { COURT_JUDGMENT_NL } from './court-judgment.ts'
import { DATA_BREACH_NL } from './data-breach.ts'
import { DATA_COPY_NL } from './data-copy.ts'
import { DEBT_COLLECTION_STEPS_NL } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_NL } from './debt-collection.ts'
import { DEBT_PRACTICES_NL } from './debt-practices.ts'
import { DEBT_SOLD_NL } from './debt-sold.ts'
import { DEBTOR_SUMMONS_NL } from './debtor-summons.ts'
import { DEPOSIT_DEDUCTIONS_NL } from './deposit-deductions.ts'
import { DEPOSIT_NL } from './deposit.ts'
import { DISCIPLINE_NL } from './discipline.ts'
import { EMPLOYMENT_NL } from './employment.ts'
import { ENQUIRY_BILLS_NL } from './enquiry-bills.ts'
import { ENQUIRY_BOUNDARY_NL } from './enquiry-boundary.ts'
import { ENQUIRY_BUYING_NL } from './enquiry-buying.ts'
import { ENQUIRY_CAR_ON_FINANCE_NL } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CAR_VALUE_NL } from './enquiry-car-value.ts'
import { ENQUIRY_CARD_FRAUD_NL } from './enquiry-card-fraud.ts'
import { ENQUIRY_CHILD_TAKEN_ABROAD_NL } from './enquiry-child-taken-abroad.ts'
import { ENQUIRY_CIVIL_BILL_NL } from './enquiry-civil-bill.ts'
import { ENQUIRY_COMMITTAL_NL } from './enquiry-committal.ts'
import { ENQUIRY_COUNCIL_HOME_NL } from './enquiry-council-home.ts'
import { ENQUIRY_COURT_CLAIM_NL } from './enquiry-court-claim.ts'
import { ENQUIRY_CREDIT_REGISTER_YEARS_NL } from './enquiry-credit-register-years.ts'
import { ENQUIRY_CRIMINAL_RECORD_NL } from './enquiry-criminal-record.ts'
import { ENQUIRY_DATA_COPY_NL } from './enquiry-data-copy.ts'
import { ENQUIRY_DEBT_WRITTEN_OFF_NL } from './enquiry-debt-written-off.ts'
import { ENQUIRY_DEBT_NL } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_NL } from './enquiry-dismissal.ts'
import { ENQUIRY_DIVORCE_NL } from './enquiry-divorce.ts'
import { ENQUIRY_DOG_BITE_NL } from './enquiry-dog-bite.ts'
import { ENQUIRY_DRIVEWAY_NL } from './enquiry-driveway.ts'
import { ENQUIRY_DRIVING_BAN_NL } from './enquiry-driving-ban.ts'
import { ENQUIRY_EMERGENCY_TAX_NL } from './enquiry-emergency-tax.ts'
import { ENQUIRY_ENERGY_NL } from './enquiry-energy.ts'
import { ENQUIRY_EVICTION_NL } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_NL } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FAULTY_GOODS_NL } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FLAWED_NOTICES_NL } from './enquiry-flawed-notices.ts'
import { ENQUIRY_FLIGHTS_NL } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD_NL } from './enquiry-fraud.ts'
import { ENQUIRY_GARDA_COMPLAINT_NL } from './enquiry-garda-complaint.ts'
import { ENQUIRY_GARDA_INTERVIEW_NL } from './enquiry-garda-interview.ts'
import { ENQUIRY_HOMELESS_NL } from './enquiry-homeless.ts'
import { ENQUIRY_HOSPITAL_BILL_NL } from './enquiry-hospital-bill.ts'
import { ENQUIRY_HOUSING_LIST_NL } from './enquiry-housing-list.ts'
import { ENQUIRY_INJURY_NL } from './enquiry-injury.ts'
import { ENQUIRY_INSURANCE_NL } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_TENANCY_NL } from './enquiry-joint-tenancy.ts'
import { ENQUIRY_JUDGMENT_MORTGAGE_NL } from './enquiry-judgment-mortgage.ts'
import { ENQUIRY_JUDGMENT_NL } from './enquiry-judgment.ts'
import { ENQUIRY_LAY_OFF_NL } from './enquiry-lay-off.ts'
import { ENQUIRY_LEAVING_A_JOB_NL } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LOANS_NL } from './enquiry-loans.ts'
import { ENQUIRY_LOST_CAPACITY_NL } from './enquiry-lost-capacity.ts'
import { ENQUIRY_MANAGEMENT_FEE_NL } from './enquiry-management-fee.ts'
import { ENQUIRY_MONEYLENDER_NL } from './enquiry-moneylender.ts'
import { ENQUIRY_MOVING_IN_NL } from './enquiry-moving-in.ts'
import { ENQUIRY_MUSIC_LICENCE_NL } from './enquiry-music-licence.ts'
import { ENQUIRY_NEW_EMPLOYER_NL } from './enquiry-new-employer.ts'
import { ENQUIRY_NO_INSURANCE_NL } from './enquiry-no-insurance.ts'
import { ENQUIRY_NO_WILL_NL } from './enquiry-no-will.ts'
import { ENQUIRY_NURSING_HOME_NL } from './enquiry-nursing-home.ts'
import { ENQUIRY_ON_THE_ROAD_NL } from './enquiry-on-the-road.ts'
import { ENQUIRY_PACKAGE_HOLIDAY_NL } from './enquiry-package-holiday.ts'
import { ENQUIRY_PARENTS_APART_NL } from './enquiry-parents-apart.ts'
import { ENQUIRY_PAY_KEPT_BACK_NL } from './enquiry-pay-kept-back.ts'
import { ENQUIRY_PHONE_PRICE_NL } from './enquiry-phone-price.ts'
import { ENQUIRY_PICTURE_CLAIM_NL } from './enquiry-picture-claim.ts'
import { ENQUIRY_PRIVATE_SALE_NL } from './enquiry-private-sale.ts'
import { ENQUIRY_REDUNDANCY_AND_NOTICE_NL } from './enquiry-redundancy-and-notice.ts'
import { ENQUIRY_RENTED_HOME_NL } from './enquiry-rented-home.ts'
import { ENQUIRY_RENTED_ROOM_NL } from './enquiry-rented-room.ts'
import { ENQUIRY_SAFETY_AT_HOME_NL } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SELF_EMPLOYED_NL } from './enquiry-self-employed.ts'
import { ENQUIRY_SHORT_SERVICE_NL } from './enquiry-short-service.ts'
import { ENQUIRY_SOLD_PRIVATELY_NL } from './enquiry-sold-privately.ts'
import { ENQUIRY_SPEEDING_NL } from './enquiry-speeding.ts'
import { ENQUIRY_TAX_BACK_NL } from './enquiry-tax-back.ts'
import { ENQUIRY_TAX_NL } from './enquiry-tax.ts'
import { ENQUIRY_TERMS_OF_WORK_NL } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRADE_DEBT_NL } from './enquiry-trade-debt.ts'
import { ENQUIRY_TRADESPEOPLE_NL } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRAVEL_TIME_NL } from './enquiry-travel-time.ts'
import { ENQUIRY_UNPAID_FINE_NL } from './enquiry-unpaid-fine.ts'
import { ENQUIRY_VISA_REFUSED_NL } from './enquiry-visa-refused.ts'
import { ENQUIRY_VOUCHER_NL } from './enquiry-voucher.ts'
import { ENQUIRY_WAGES_NL } from './enquiry-wages.ts'
import { ENQUIRY_WELFARE_NL } from './enquiry-welfare.ts'
import { ENQUIRY_WILL_DISPUTE_NL } from './enquiry-will-dispute.ts'
import { ENQUIRY_WORK_WARNING_NL } from './enquiry-work-warning.ts'
import { ENQUIRY_WORK_NL } from './enquiry-work.ts'
import { ESTATE_DEBT_NL } from './estate-debt.ts'
import { FAIR_DEAL_NL } from './fair-deal.ts'
import { FAMILY_NL } from './family.ts'
import { FINE_NL } from './fine.ts'
import { FLIGHTS_NL } from './flights.ts'
import { GARDA_NOTICES_NL } from './garda-notices.ts'
import { HELP_NL } from './help.ts'
import { HOSPITAL_CHARGES_NL } from './hospital-charges.ts'
import { HOUSING_SUPPORT_NL } from './housing-support.ts'
import { HOUSING_NL } from './housing.ts'
import { IMMIGRATION_REFUSAL_NL } from './immigration-refusal.ts'
import { INJURY_NL } from './injury.ts'
import { INSTALMENT_ORDER_NL } from './instalment-order.ts'
import { INSURANCE_NL } from './insurance.ts'
import { INVOICE_NL } from './invoice.ts'
import { JURY_SERVICE_NL } from './jury-service.ts'
import { LEAVING_FEE_NL } from './leaving-fee.ts'
import { LENDER_CALLS_NL } from './lender-calls.ts'
import { LENDERS_NL } from './lenders.ts'
import { LIMITATION_NL } from './limitation.ts'
import { MANAGEMENT_COMPANY_NL } from './management-company.ts'
import { MORTGAGE_NL } from './mortgage.ts'
import { NEIGHBOURS_NL } from './neighbours.ts'
import { NOTICE_OF_TERMINATION_NL } from './notice-of-termination.ts'
import { ON_THE_ROAD_NL } from './on-the-road.ts'
import { PARKING_NL } from './parking.ts'
import { POLICY_CANCELLED_NL } from './policy-cancelled.ts'
import { PRICE_RISE_NL } from './price-rise.ts'
import { PUBLIC_BODY_COMPLAINT_NL } from './public-body-complaint.ts'
import { PUBLIC_DEBTS_NL } from './public-debts.ts'
import { REDUNDANCY_NL } from './redundancy.ts'
import { RENT_RISE_NL } from './rent-rise.ts'
import { RENT_WARNING_NL } from './rent-warning.ts'
import { RESIDENCE_NL } from './residence.ts'
import { REVENUE_SHERIFF_NL } from './revenue-sheriff.ts'
import { SCAM_NL } from './scam.ts'
import { SCHOOL_NL } from './school.ts'
import { SENDERS_NL } from './senders.ts'
import { SERVICE_CHARGE_NL } from './service-charge.ts'
import { TAX_NL } from './tax.ts'
import { TRIPS_AND_LUGGAGE_NL } from './trips-and-luggage.ts'
import { TV_LICENCE_NL } from './tv-licence.ts'
import { WARNINGS_AT_WORK_NL } from './warnings-at-work.ts'
import { WELFARE_DEBT_NL } from './welfare-debt.ts'
import { WELFARE_DECISION_NL } from './welfare-decision.ts'
import { WORK_TERMS_NL } from './work-terms.ts'

export const IE_NL: Words = {
  ...wordsForQuestions(
    {
      ...COLLECTOR_CONDUCT_NL,
      ...CONSUMER_NL,
      ...CONSUMER_STEPS_NL,
      ...COURT_JUDGMENT_NL,
      ...DEBT_COLLECTION_NL,
      ...DEBT_COLLECTION_STEPS_NL,
      ...DEBT_PRACTICES_NL,
      ...EMPLOYMENT_NL,
      ...HOUSING_NL,
      ...NOTICE_OF_TERMINATION_NL,
      ...REDUNDANCY_NL,
      ...SCAM_NL,
    },
    FITS,
  ),
  ...BENEFITS_NL,
  ...BILLS_NL,
  ...CHANGES_NL,
  ...CONSUMER_NL,
  ...CONSUMER_STEPS_NL,
  ...COURT_CLAIM_NL,
  ...BANKRUPTCY_SUMMONS_NL,
  ...COURT_JUDGMENT_NL,
  ...LENDERS_NL,
  ...COLLECTOR_CONDUCT_NL,
  ...BEFORE_COURT_NL,
  ...DEBT_COLLECTION_NL,
  ...DEBT_COLLECTION_STEPS_NL,
  ...DEBT_PRACTICES_NL,
  ...REDUNDANCY_NL,
  ...EMPLOYMENT_NL,
  ...ENQUIRY_DEBT_NL,
  ...ENQUIRY_COURT_CLAIM_NL,
  ...ENQUIRY_EVICTION_NL,
  ...ENQUIRY_DISMISSAL_NL,
  ...ENQUIRY_FAULTY_GOODS_NL,
  ...ENQUIRY_FRAUD_NL,
  ...ENQUIRY_ON_THE_ROAD_NL,
  ...ENQUIRY_BILLS_NL,
  ...ENQUIRY_TAX_NL,
  ...ENQUIRY_INSURANCE_NL,
  ...ENQUIRY_LOANS_NL,
  ...ENQUIRY_FLIGHTS_NL,
  ...ENQUIRY_TRADESPEOPLE_NL,
  ...ENQUIRY_MANAGEMENT_FEE_NL,
  ...ENQUIRY_PICTURE_CLAIM_NL,
  ...FINE_NL,
  ...FLIGHTS_NL,
  ...HELP_NL,
  ...HOSPITAL_CHARGES_NL,
  ...BANK_ACCOUNT_NL,
  ...DEPOSIT_NL,
  ...DISCIPLINE_NL,
  ...NOTICE_OF_TERMINATION_NL,
  ...HOUSING_NL,
  ...INSURANCE_NL,
  ...LIMITATION_NL,
  ...PARKING_NL,
  ...RENT_RISE_NL,
  ...SCAM_NL,
  ...SENDERS_NL,
  ...TAX_NL,
  ...TV_LICENCE_NL,
  ...ENQUIRY_RENTED_HOME_NL,
  ...INVOICE_NL,
  ...CAR_LOAN_NL,
  ...MORTGAGE_NL,
  ...DATA_BREACH_NL,
  ...MANAGEMENT_COMPANY_NL,
  ...COPYRIGHT_NL,
  ...CEASE_AND_DESIST_NL,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_NL,
  ...ENQUIRY_WORK_NL,
  ...FAMILY_NL,
  ...SCHOOL_NL,
  ...ON_THE_ROAD_NL,
  ...NEIGHBOURS_NL,
  ...WORK_TERMS_NL,
  ...TRIPS_AND_LUGGAGE_NL,
  ...RESIDENCE_NL,
  ...FAIR_DEAL_NL,
  ...INJURY_NL,
  ...PUBLIC_BODY_COMPLAINT_NL,
  ...HOUSING_SUPPORT_NL,
  ...WARNINGS_AT_WORK_NL,
  ...GARDA_NOTICES_NL,
  ...COMPLAINT_REFUSED_NL,
  ...DATA_COPY_NL,
  ...INSTALMENT_ORDER_NL,
  ...BROADBAND_NL,
  ...ASSESSMENT_OF_NEED_NL,
  ...COUPLES_NL,
  ...PRICE_RISE_NL,
  ...POLICY_CANCELLED_NL,
  ...SERVICE_CHARGE_NL,
  ...WELFARE_DECISION_NL,
  ...JURY_SERVICE_NL,
  ...COUNCIL_ORDERS_NL,
  ...ESTATE_DEBT_NL,
  ...IMMIGRATION_REFUSAL_NL,
  ...DEPOSIT_DEDUCTIONS_NL,
  ...CHILD_MAINTENANCE_NL,
  ...ENQUIRY_TRADE_DEBT_NL,
  ...ENQUIRY_WELFARE_NL,
  ...ENQUIRY_SPEEDING_NL,
  ...ENQUIRY_BUYING_NL,
  ...DEBTOR_SUMMONS_NL,
  ...DEBT_SOLD_NL,
  ...LENDER_CALLS_NL,
  ...ENQUIRY_JUDGMENT_NL,
  ...ENQUIRY_UNPAID_FINE_NL,
  ...ENQUIRY_ENERGY_NL,
  ...ENQUIRY_DRIVEWAY_NL,
  ...ENQUIRY_VISA_REFUSED_NL,
  ...ENQUIRY_DATA_COPY_NL,
  ...ENQUIRY_NO_INSURANCE_NL,
  ...ENQUIRY_MUSIC_LICENCE_NL,
  ...ENQUIRY_HOSPITAL_BILL_NL,
  ...ENQUIRY_WORK_WARNING_NL,
  ...ENQUIRY_BOUNDARY_NL,
  ...LEAVING_FEE_NL,
  ...ENQUIRY_SAFETY_AT_HOME_NL,
  ...ENQUIRY_INJURY_NL,
  ...ENQUIRY_CAR_VALUE_NL,
  ...RENT_WARNING_NL,
  ...REVENUE_SHERIFF_NL,
  ...COURT_FINES_NL,
  ...WELFARE_DEBT_NL,
  ...PUBLIC_DEBTS_NL,
  ...ENQUIRY_TERMS_OF_WORK_NL,
  ...ENQUIRY_NO_WILL_NL,
  ...ENQUIRY_GARDA_INTERVIEW_NL,
  ...ENQUIRY_PRIVATE_SALE_NL,
  ...ENQUIRY_MOVING_IN_NL,
  ...ENQUIRY_HOUSING_LIST_NL,
  ...ENQUIRY_WILL_DISPUTE_NL,
  ...ENQUIRY_FLAWED_NOTICES_NL,
  ...ENQUIRY_COMMITTAL_NL,
  ...ENQUIRY_PAY_KEPT_BACK_NL,
  ...ENQUIRY_CARD_FRAUD_NL,
  ...ENQUIRY_TRAVEL_TIME_NL,
  ...ENQUIRY_LEAVING_A_JOB_NL,
  ...ENQUIRY_LAY_OFF_NL,
  ...ENQUIRY_RENTED_ROOM_NL,
  ...ENQUIRY_HOMELESS_NL,
  ...ENQUIRY_JOINT_TENANCY_NL,
  ...ENQUIRY_CAR_ON_FINANCE_NL,
  ...ENQUIRY_CRIMINAL_RECORD_NL,
  ...ENQUIRY_PARENTS_APART_NL,
  ...ENQUIRY_DIVORCE_NL,
  ...ENQUIRY_EMERGENCY_TAX_NL,
  ...ENQUIRY_VOUCHER_NL,
  ...ENQUIRY_SOLD_PRIVATELY_NL,
  ...ENQUIRY_JUDGMENT_MORTGAGE_NL,
  ...ENQUIRY_CIVIL_BILL_NL,
  ...ENQUIRY_SHORT_SERVICE_NL,
  ...ENQUIRY_NEW_EMPLOYER_NL,
  ...ENQUIRY_DEBT_WRITTEN_OFF_NL,
  ...ENQUIRY_CREDIT_REGISTER_YEARS_NL,
  ...ENQUIRY_TAX_BACK_NL,
  ...ENQUIRY_COUNCIL_HOME_NL,
  ...ENQUIRY_PACKAGE_HOLIDAY_NL,
  ...ENQUIRY_PHONE_PRICE_NL,
  ...ENQUIRY_LOST_CAPACITY_NL,
  ...ENQUIRY_NURSING_HOME_NL,
  ...ENQUIRY_GARDA_COMPLAINT_NL,
  ...ENQUIRY_DRIVING_BAN_NL,
  ...ENQUIRY_SELF_EMPLOYED_NL,
  ...ENQUIRY_DOG_BITE_NL,
  ...ENQUIRY_MONEYLENDER_NL,
  ...ENQUIRY_WAGES_NL,
  ...ENQUIRY_REDUNDANCY_AND_NOTICE_NL,
  ...ENQUIRY_CHILD_TAKEN_ABROAD_NL,
}
