/** Ireland in German. */
import type { Words } from '@plainletter/contracts/rule'

import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { ASSESSMENT_OF_NEED_DE } from './assessment-of-need.ts'
import { BANK_ACCOUNT_DE } from './bank-account.ts'
import { BANKRUPTCY_SUMMONS_DE } from './bankruptcy-summons.ts'
import { BEFORE_COURT_DE } from './before-court.ts'
import { BENEFITS_DE } from './benefits.ts'
import { BILLS_DE } from './bills.ts'
import { BROADBAND_DE } from './broadband.ts'
import { CAR_LOAN_DE } from './car-loan.ts'
import { CEASE_AND_DESIST_DE } from './cease-and-desist.ts'
import { CHANGES_DE } from './changes.ts'
import { CHILD_MAINTENANCE_DE } from './child-maintenance.ts'
import { COLLECTOR_CONDUCT_DE } from './collector-conduct.ts'
import { COMPLAINT_REFUSED_DE } from './complaint-refused.ts'
import { CONSUMER_STEPS_DE } from './consumer-steps.ts'
import { CONSUMER_DE } from './consumer.ts'
import { COPYRIGHT_DE } from './copyright.ts'
import { COUNCIL_ORDERS_DE } from './council-orders.ts'
import { COUPLES_DE } from './couples.ts'
import { COURT_CLAIM_DE } from './court-claim.ts'
import { COURT_FINES_DE } from './court-fines.ts'
import { COURT_JUDGMENT_DE } from './court-judgment.ts'
import { DATA_BREACH_DE } from './data-breach.ts'
import { DATA_COPY_DE } from './data-copy.ts'
import { DEBT_COLLECTION_STEPS_DE } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_DE } from './debt-collection.ts'
import { DEBT_PRACTICES_DE } from './debt-practices.ts'
import { DEBT_SOLD_DE } from './debt-sold.ts'
import { DEBTOR_SUMMONS_DE } from './debtor-summons.ts'
import { DEPOSIT_DEDUCTIONS_DE } from './deposit-deductions.ts'
import { DEPOSIT_DE } from './deposit.ts'
import { DISCIPLINE_DE } from './discipline.ts'
import { EMPLOYMENT_DE } from './employment.ts'
import { ENQUIRY_BILLS_DE } from './enquiry-bills.ts'
import { ENQUIRY_BOUNDARY_DE } from './enquiry-boundary.ts'
import { ENQUIRY_BUYING_DE } from './enquiry-buying.ts'
import { ENQUIRY_CAR_ON_FINANCE_DE } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CAR_VALUE_DE } from './enquiry-car-value.ts'
import { ENQUIRY_CARD_FRAUD_DE } from './enquiry-card-fraud.ts'
import { ENQUIRY_CHILD_TAKEN_ABROAD_DE } from './enquiry-child-taken-abroad.ts'
import { ENQUIRY_CIVIL_BILL_DE } from './enquiry-civil-bill.ts'
import { ENQUIRY_COMMITTAL_DE } from './enquiry-committal.ts'
import { ENQUIRY_COUNCIL_HOME_DE } from './enquiry-council-home.ts'
import { ENQUIRY_COURT_CLAIM_DE } from './enquiry-court-claim.ts'
import { ENQUIRY_CREDIT_REGISTER_YEARS_DE } from './enquiry-credit-register-years.ts'
import { ENQUIRY_CRIMINAL_RECORD_DE } from './enquiry-criminal-record.ts'
import { ENQUIRY_DATA_COPY_DE } from './enquiry-data-copy.ts'
import { ENQUIRY_DEBT_WRITTEN_OFF_DE } from './enquiry-debt-written-off.ts'
import { ENQUIRY_DEBT_DE } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_DE } from './enquiry-dismissal.ts'
import { ENQUIRY_DIVORCE_DE } from './enquiry-divorce.ts'
import { ENQUIRY_DOG_BITE_DE } from './enquiry-dog-bite.ts'
import { ENQUIRY_DRIVEWAY_DE } from './enquiry-driveway.ts'
import { ENQUIRY_DRIVING_BAN_DE } from './enquiry-driving-ban.ts'
import { ENQUIRY_EMERGENCY_TAX_DE } from './enquiry-emergency-tax.ts'
import { ENQUIRY_ENERGY_DE } from './enquiry-energy.ts'
import { ENQUIRY_EVICTION_DE } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_DE } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FAULTY_GOODS_DE } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FLAWED_NOTICES_DE } from './enquiry-flawed-notices.ts'
import { ENQUIRY_FLIGHTS_DE } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD_DE } from './enquiry-fraud.ts'
import { ENQUIRY_GARDA_COMPLAINT_DE } from './enquiry-garda-complaint.ts'
import { ENQUIRY_GARDA_INTERVIEW_DE } from './enquiry-garda-interview.ts'
import { ENQUIRY_HOMELESS_DE } from './enquiry-homeless.ts'
import { ENQUIRY_HOSPITAL_BILL_DE } from './enquiry-hospital-bill.ts'
import { ENQUIRY_HOUSING_LIST_DE } from './enquiry-housing-list.ts'
import { ENQUIRY_INJURY_DE } from './enquiry-injury.ts'
import { ENQUIRY_INSURANCE_DE } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_TENANCY_DE } from './enquiry-joint-tenancy.ts'
import { ENQUIRY_JUDGMENT_MORTGAGE_DE } from './enquiry-judgment-mortgage.ts'
import { ENQUIRY_JUDGMENT_DE } from './enquiry-judgment.ts'
import { ENQUIRY_LAY_OFF_DE } from './enquiry-lay-off.ts'
import { ENQUIRY_LEAVING_A_JOB_DE } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LOANS_DE } from './enquiry-loans.ts'
import { ENQUIRY_LOST_CAPACITY_DE } from './enquiry-lost-capacity.ts'
import { ENQUIRY_MANAGEMENT_FEE_DE } from './enquiry-management-fee.ts'
import { ENQUIRY_MONEYLENDER_DE } from './enquiry-moneylender.ts'
import { ENQUIRY_MOVING_IN_DE } from './enquiry-moving-in.ts'
import { ENQUIRY_MUSIC_LICENCE_DE } from './enquiry-music-licence.ts'
import { ENQUIRY_NEW_EMPLOYER_DE } from './enquiry-new-employer.ts'
import { ENQUIRY_NO_INSURANCE_DE } from './enquiry-no-insurance.ts'
import { ENQUIRY_NO_WILL_DE } from './enquiry-no-will.ts'
import { ENQUIRY_NURSING_HOME_DE } from './enquiry-nursing-home.ts'
import { ENQUIRY_ON_THE_ROAD_DE } from './enquiry-on-the-road.ts'
import { ENQUIRY_PACKAGE_HOLIDAY_DE } from './enquiry-package-holiday.ts'
import { ENQUIRY_PARENTS_APART_DE } from './enquiry-parents-apart.ts'
import { ENQUIRY_PAY_KEPT_BACK_DE } from './enquiry-pay-kept-back.ts'
import { ENQUIRY_PHONE_PRICE_DE } from './enquiry-phone-price.ts'
import { ENQUIRY_PICTURE_CLAIM_DE } from './enquiry-picture-claim.ts'
import { ENQUIRY_PRIVATE_SALE_DE } from './enquiry-private-sale.ts'
import { ENQUIRY_REDUNDANCY_AND_NOTICE_DE } from './enquiry-redundancy-and-notice.ts'
import { ENQUIRY_RENTED_HOME_DE } from './enquiry-rented-home.ts'
import { ENQUIRY_RENTED_ROOM_DE } from './enquiry-rented-room.ts'
import { ENQUIRY_SAFETY_AT_HOME_DE } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SELF_EMPLOYED_DE } from './enquiry-self-employed.ts'
import { ENQUIRY_SHORT_SERVICE_DE } from './enquiry-short-service.ts'
import { ENQUIRY_SOLD_PRIVATELY_DE } from './enquiry-sold-privately.ts'
import { ENQUIRY_SPEEDING_DE } from './enquiry-speeding.ts'
import { ENQUIRY_TAX_BACK_DE } from './enquiry-tax-back.ts'
import { ENQUIRY_TAX_DE } from './enquiry-tax.ts'
import { ENQUIRY_TERMS_OF_WORK_DE } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRADE_DEBT_DE } from './enquiry-trade-debt.ts'
import { ENQUIRY_TRADESPEOPLE_DE } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRAVEL_TIME_DE } from './enquiry-travel-time.ts'
import { ENQUIRY_UNPAID_FINE_DE } from './enquiry-unpaid-fine.ts'
import { ENQUIRY_VISA_REFUSED_DE } from './enquiry-visa-refused.ts'
import { ENQUIRY_VOUCHER_DE } from './enquiry-voucher.ts'
import { ENQUIRY_WAGES_DE } from './enquiry-wages.ts'
import { ENQUIRY_WELFARE_DE } from './enquiry-welfare.ts'
import { ENQUIRY_WILL_DISPUTE_DE } from './enquiry-will-dispute.ts'
import { ENQUIRY_WORK_WARNING_DE } from './enquiry-work-warning.ts'
import { ENQUIRY_WORK_DE } from './enquiry-work.ts'
import { ESTATE_DEBT_DE } from './estate-debt.ts'
import { FAIR_DEAL_DE } from './fair-deal.ts'
import { FAMILY_DE } from './family.ts'
import { FINE_DE } from './fine.ts'
import { FLIGHTS_DE } from './flights.ts'
import { GARDA_NOTICES_DE } from './garda-notices.ts'
import { HELP_DE } from './help.ts'
import { HOSPITAL_CHARGES_DE } from './hospital-charges.ts'
import { HOUSING_SUPPORT_DE } from './housing-support.ts'
import { HOUSING_DE } from './housing.ts'
import { IMMIGRATION_REFUSAL_DE } from './immigration-refusal.ts'
import { INJURY_DE } from './injury.ts'
import { INSTALMENT_ORDER_DE } from './instalment-order.ts'
import { INSURANCE_DE } from './insurance.ts'
import { INVOICE_DE } from './invoice.ts'
import { JURY_SERVICE_DE } from './jury-service.ts'
import { LEAVING_FEE_DE } from './leaving-fee.ts'
import { LENDER_CALLS_DE } from './lender-calls.ts'
import { LENDERS_DE } from './lenders.ts'
import { LIMITATION_DE } from './limitation.ts'
import { MANAGEMENT_COMPANY_DE } from './management-company.ts'
import { MORTGAGE_DE } from './mortgage.ts'
import { NEIGHBOURS_DE } from './neighbours.ts'
import { NOTICE_OF_TERMINATION_DE } from './notice-of-termination.ts'
import { ON_THE_ROAD_DE } from './on-the-road.ts'
import { PARKING_DE } from './parking.ts'
import { POLICY_CANCELLED_DE } from './policy-cancelled.ts'
import { PRICE_RISE_DE } from './price-rise.ts'
import { PUBLIC_BODY_COMPLAINT_DE } from './public-body-complaint.ts'
import { PUBLIC_DEBTS_DE } from './public-debts.ts'
import { REDUNDANCY_DE } from './redundancy.ts'
import { RENT_RISE_DE } from './rent-rise.ts'
import { RENT_WARNING_DE } from './rent-warning.ts'
import { RESIDENCE_DE } from './residence.ts'
import { REVENUE_SHERIFF_DE } from './revenue-sheriff.ts'
import { SCAM_DE } from './scam.ts'
import { SCHOOL_DE } from './school.ts'
import { SENDERS_DE } from './senders.ts'
import { SERVICE_CHARGE_DE } from './service-charge.ts'
import { TAX_DE } from './tax.ts'
import { TRIPS_AND_LUGGAGE_DE } from './trips-and-luggage.ts'
import { TV_LICENCE_DE } from './tv-licence.ts'
import { WARNINGS_AT_WORK_DE } from './warnings-at-work.ts'
import { WELFARE_DEBT_DE } from './welfare-debt.ts'
import { WELFARE_DECISION_DE } from './welfare-decision.ts'
import { WORK_TERMS_DE } from './work-terms.ts'

export const IE_DE: Words = {
  ...wordsForQuestions(
    {
      ...COLLECTOR_CONDUCT_DE,
      ...CONSUMER_DE,
      ...CONSUMER_STEPS_DE,
      ...COURT_JUDGMENT_DE,
      ...DEBT_COLLECTION_DE,
      ...DEBT_COLLECTION_STEPS_DE,
      ...DEBT_PRACTICES_DE,
      ...EMPLOYMENT_DE,
      ...HOUSING_DE,
      ...NOTICE_OF_TERMINATION_DE,
      ...REDUNDANCY_DE,
      ...SCAM_DE,
    },
    FITS,
  ),
  ...BENEFITS_DE,
  ...BILLS_DE,
  ...CHANGES_DE,
  ...CONSUMER_DE,
  ...CONSUMER_STEPS_DE,
  ...COURT_CLAIM_DE,
  ...BANKRUPTCY_SUMMONS_DE,
  ...COURT_JUDGMENT_DE,
  ...LENDERS_DE,
  ...COLLECTOR_CONDUCT_DE,
  ...BEFORE_COURT_DE,
  ...DEBT_COLLECTION_DE,
  ...DEBT_COLLECTION_STEPS_DE,
  ...DEBT_PRACTICES_DE,
  ...REDUNDANCY_DE,
  ...EMPLOYMENT_DE,
  ...ENQUIRY_DEBT_DE,
  ...ENQUIRY_COURT_CLAIM_DE,
  ...ENQUIRY_EVICTION_DE,
  ...ENQUIRY_DISMISSAL_DE,
  ...ENQUIRY_FAULTY_GOODS_DE,
  ...ENQUIRY_FRAUD_DE,
  ...ENQUIRY_ON_THE_ROAD_DE,
  ...ENQUIRY_BILLS_DE,
  ...ENQUIRY_TAX_DE,
  ...ENQUIRY_INSURANCE_DE,
  ...ENQUIRY_LOANS_DE,
  ...ENQUIRY_FLIGHTS_DE,
  ...ENQUIRY_TRADESPEOPLE_DE,
  ...ENQUIRY_MANAGEMENT_FEE_DE,
  ...ENQUIRY_PICTURE_CLAIM_DE,
  ...FINE_DE,
  ...FLIGHTS_DE,
  ...HELP_DE,
  ...HOSPITAL_CHARGES_DE,
  ...BANK_ACCOUNT_DE,
  ...DEPOSIT_DE,
  ...DISCIPLINE_DE,
  ...NOTICE_OF_TERMINATION_DE,
  ...HOUSING_DE,
  ...INSURANCE_DE,
  ...LIMITATION_DE,
  ...PARKING_DE,
  ...RENT_RISE_DE,
  ...SCAM_DE,
  ...SENDERS_DE,
  ...TAX_DE,
  ...TV_LICENCE_DE,
  ...ENQUIRY_RENTED_HOME_DE,
  ...INVOICE_DE,
  ...CAR_LOAN_DE,
  ...MORTGAGE_DE,
  ...DATA_BREACH_DE,
  ...MANAGEMENT_COMPANY_DE,
  ...COPYRIGHT_DE,
  ...CEASE_AND_DESIST_DE,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_DE,
  ...ENQUIRY_WORK_DE,
  ...FAMILY_DE,
  ...SCHOOL_DE,
  ...ON_THE_ROAD_DE,
  ...NEIGHBOURS_DE,
  ...WORK_TERMS_DE,
  ...TRIPS_AND_LUGGAGE_DE,
  ...RESIDENCE_DE,
  ...FAIR_DEAL_DE,
  ...INJURY_DE,
  ...PUBLIC_BODY_COMPLAINT_DE,
  ...HOUSING_SUPPORT_DE,
  ...WARNINGS_AT_WORK_DE,
  ...GARDA_NOTICES_DE,
  ...COMPLAINT_REFUSED_DE,
  ...DATA_COPY_DE,
  ...INSTALMENT_ORDER_DE,
  ...BROADBAND_DE,
  ...ASSESSMENT_OF_NEED_DE,
  ...COUPLES_DE,
  ...PRICE_RISE_DE,
  ...POLICY_CANCELLED_DE,
  ...SERVICE_CHARGE_DE,
  ...WELFARE_DECISION_DE,
  ...JURY_SERVICE_DE,
  ...COUNCIL_ORDERS_DE,
  ...ESTATE_DEBT_DE,
  ...IMMIGRATION_REFUSAL_DE,
  ...DEPOSIT_DEDUCTIONS_DE,
  ...CHILD_MAINTENANCE_DE,
  ...ENQUIRY_TRADE_DEBT_DE,
  ...ENQUIRY_WELFARE_DE,
  ...ENQUIRY_SPEEDING_DE,
  ...ENQUIRY_BUYING_DE,
  ...DEBTOR_SUMMONS_DE,
  ...DEBT_SOLD_DE,
  ...LENDER_CALLS_DE,
  ...ENQUIRY_JUDGMENT_DE,
  ...ENQUIRY_UNPAID_FINE_DE,
  ...ENQUIRY_ENERGY_DE,
  ...ENQUIRY_DRIVEWAY_DE,
  ...ENQUIRY_VISA_REFUSED_DE,
  ...ENQUIRY_DATA_COPY_DE,
  ...ENQUIRY_NO_INSURANCE_DE,
  ...ENQUIRY_MUSIC_LICENCE_DE,
  ...ENQUIRY_HOSPITAL_BILL_DE,
  ...ENQUIRY_WORK_WARNING_DE,
  ...ENQUIRY_BOUNDARY_DE,
  ...LEAVING_FEE_DE,
  ...ENQUIRY_SAFETY_AT_HOME_DE,
  ...ENQUIRY_INJURY_DE,
  ...ENQUIRY_CAR_VALUE_DE,
  ...RENT_WARNING_DE,
  ...REVENUE_SHERIFF_DE,
  ...COURT_FINES_DE,
  ...WELFARE_DEBT_DE,
  ...PUBLIC_DEBTS_DE,
  ...ENQUIRY_TERMS_OF_WORK_DE,
  ...ENQUIRY_NO_WILL_DE,
  ...ENQUIRY_GARDA_INTERVIEW_DE,
  ...ENQUIRY_PRIVATE_SALE_DE,
  ...ENQUIRY_MOVING_IN_DE,
  ...ENQUIRY_HOUSING_LIST_DE,
  ...ENQUIRY_WILL_DISPUTE_DE,
  ...ENQUIRY_FLAWED_NOTICES_DE,
  ...ENQUIRY_COMMITTAL_DE,
  ...ENQUIRY_PAY_KEPT_BACK_DE,
  ...ENQUIRY_CARD_FRAUD_DE,
  ...ENQUIRY_TRAVEL_TIME_DE,
  ...ENQUIRY_LEAVING_A_JOB_DE,
  ...ENQUIRY_LAY_OFF_DE,
  ...ENQUIRY_RENTED_ROOM_DE,
  ...ENQUIRY_HOMELESS_DE,
  ...ENQUIRY_JOINT_TENANCY_DE,
  ...ENQUIRY_CAR_ON_FINANCE_DE,
  ...ENQUIRY_CRIMINAL_RECORD_DE,
  ...ENQUIRY_PARENTS_APART_DE,
  ...ENQUIRY_DIVORCE_DE,
  ...ENQUIRY_EMERGENCY_TAX_DE,
  ...ENQUIRY_VOUCHER_DE,
  ...ENQUIRY_SOLD_PRIVATELY_DE,
  ...ENQUIRY_JUDGMENT_MORTGAGE_DE,
  ...ENQUIRY_CIVIL_BILL_DE,
  ...ENQUIRY_SHORT_SERVICE_DE,
  ...ENQUIRY_NEW_EMPLOYER_DE,
  ...ENQUIRY_DEBT_WRITTEN_OFF_DE,
  ...ENQUIRY_CREDIT_REGISTER_YEARS_DE,
  ...ENQUIRY_TAX_BACK_DE,
  ...ENQUIRY_COUNCIL_HOME_DE,
  ...ENQUIRY_PACKAGE_HOLIDAY_DE,
  ...ENQUIRY_PHONE_PRICE_DE,
  ...ENQUIRY_LOST_CAPACITY_DE,
  ...ENQUIRY_NURSING_HOME_DE,
  ...ENQUIRY_GARDA_COMPLAINT_DE,
  ...ENQUIRY_DRIVING_BAN_DE,
  ...ENQUIRY_SELF_EMPLOYED_DE,
  ...ENQUIRY_DOG_BITE_DE,
  ...ENQUIRY_MONEYLENDER_DE,
  ...ENQUIRY_WAGES_DE,
  ...ENQUIRY_REDUNDANCY_AND_NOTICE_DE,
  ...ENQUIRY_CHILD_TAKEN_ABROAD_DE,
}
