/** Ireland in French. */
import type { Words } from '@plainletter/contracts/rule'

import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { ASSESSMENT_OF_NEED_FR } from './assessment-of-need.ts'
import { BANK_ACCOUNT_FR } from './bank-account.ts'
import { BANKRUPTCY_SUMMONS_FR } from './bankruptcy-summons.ts'
import { BEFORE_COURT_FR } from './before-court.ts'
import { BENEFITS_FR } from './benefits.ts'
import { BILLS_FR } from './bills.ts'
import { BROADBAND_FR } from './broadband.ts'
import { CAR_LOAN_FR } from './car-loan.ts'
import { CEASE_AND_DESIST_FR } from './cease-and-desist.ts'
import { CHANGES_FR } from './changes.ts'
import { CHILD_MAINTENANCE_FR } from './child-maintenance.ts'
import { COLLECTOR_CONDUCT_FR } from './collector-conduct.ts'
import { COMPLAINT_REFUSED_FR } from './complaint-refused.ts'
import { CONSUMER_STEPS_FR } from './consumer-steps.ts'
import { CONSUMER_FR } from './consumer.ts'
import { COPYRIGHT_FR } from './copyright.ts'
import { COUNCIL_ORDERS_FR } from './council-orders.ts'
import { COUPLES_FR } from './couples.ts'
import { COURT_CLAIM_FR } from './court-claim.ts'
import { COURT_FINES_FR } from './court-fines.ts'
import { COURT_JUDGMENT_FR } from './court-judgment.ts'
import { DATA_BREACH_FR } from './data-breach.ts'
import { DATA_COPY_FR } from './data-copy.ts'
import { DEBT_COLLECTION_STEPS_FR } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_FR } from './debt-collection.ts'
import { DEBT_PRACTICES_FR } from './debt-practices.ts'
import { DEBT_SOLD_FR } from './debt-sold.ts'
import { DEBTOR_SUMMONS_FR } from './debtor-summons.ts'
import { DEPOSIT_DEDUCTIONS_FR } from './deposit-deductions.ts'
import { DEPOSIT_FR } from './deposit.ts'
import { DISCIPLINE_FR } from './discipline.ts'
import { EMPLOYMENT_FR } from './employment.ts'
import { ENQUIRY_BILLS_FR } from './enquiry-bills.ts'
import { ENQUIRY_BOUNDARY_FR } from './enquiry-boundary.ts'
import { ENQUIRY_BUYING_FR } from './enquiry-buying.ts'
import { ENQUIRY_CAR_ON_FINANCE_FR } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CAR_VALUE_FR } from './enquiry-car-value.ts'
import { ENQUIRY_CARD_FRAUD_FR } from './enquiry-card-fraud.ts'
import { ENQUIRY_CHILD_TAKEN_ABROAD_FR } from './enquiry-child-taken-abroad.ts'
import { ENQUIRY_CIVIL_BILL_FR } from './enquiry-civil-bill.ts'
import { ENQUIRY_COMMITTAL_FR } from './enquiry-committal.ts'
import { ENQUIRY_COUNCIL_HOME_FR } from './enquiry-council-home.ts'
import { ENQUIRY_COURT_CLAIM_FR } from './enquiry-court-claim.ts'
import { ENQUIRY_CREDIT_REGISTER_YEARS_FR } from './enquiry-credit-register-years.ts'
import { ENQUIRY_CRIMINAL_RECORD_FR } from './enquiry-criminal-record.ts'
import { ENQUIRY_DATA_COPY_FR } from './enquiry-data-copy.ts'
import { ENQUIRY_DEBT_WRITTEN_OFF_FR } from './enquiry-debt-written-off.ts'
import { ENQUIRY_DEBT_FR } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_FR } from './enquiry-dismissal.ts'
import { ENQUIRY_DIVORCE_FR } from './enquiry-divorce.ts'
import { ENQUIRY_DOG_BITE_FR } from './enquiry-dog-bite.ts'
import { ENQUIRY_DRIVEWAY_FR } from './enquiry-driveway.ts'
import { ENQUIRY_DRIVING_BAN_FR } from './enquiry-driving-ban.ts'
import { ENQUIRY_EMERGENCY_TAX_FR } from './enquiry-emergency-tax.ts'
import { ENQUIRY_ENERGY_FR } from './enquiry-energy.ts'
import { ENQUIRY_EVICTION_FR } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_FR } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FAULTY_GOODS_FR } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FLAWED_NOTICES_FR } from './enquiry-flawed-notices.ts'
import { ENQUIRY_FLIGHTS_FR } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD_FR } from './enquiry-fraud.ts'
import { ENQUIRY_GARDA_COMPLAINT_FR } from './enquiry-garda-complaint.ts'
import { ENQUIRY_GARDA_INTERVIEW_FR } from './enquiry-garda-interview.ts'
import { ENQUIRY_HOMELESS_FR } from './enquiry-homeless.ts'
import { ENQUIRY_HOSPITAL_BILL_FR } from './enquiry-hospital-bill.ts'
import { ENQUIRY_HOUSING_LIST_FR } from './enquiry-housing-list.ts'
import { ENQUIRY_INJURY_FR } from './enquiry-injury.ts'
import { ENQUIRY_INSURANCE_FR } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_TENANCY_FR } from './enquiry-joint-tenancy.ts'
import { ENQUIRY_JUDGMENT_MORTGAGE_FR } from './enquiry-judgment-mortgage.ts'
import { ENQUIRY_JUDGMENT_FR } from './enquiry-judgment.ts'
import { ENQUIRY_LAY_OFF_FR } from './enquiry-lay-off.ts'
import { ENQUIRY_LEAVING_A_JOB_FR } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LOANS_FR } from './enquiry-loans.ts'
import { ENQUIRY_LOST_CAPACITY_FR } from './enquiry-lost-capacity.ts'
import { ENQUIRY_MANAGEMENT_FEE_FR } from './enquiry-management-fee.ts'
import { ENQUIRY_MONEYLENDER_FR } from './enquiry-moneylender.ts'
import { ENQUIRY_MOVING_IN_FR } from './enquiry-moving-in.ts'
import { ENQUIRY_MUSIC_LICENCE_FR } from './enquiry-music-licence.ts'
import { ENQUIRY_NEW_EMPLOYER_FR } from './enquiry-new-employer.ts'
import { ENQUIRY_NO_INSURANCE_FR } from './enquiry-no-insurance.ts'
import { ENQUIRY_NO_WILL_FR } from './enquiry-no-will.ts'
import { ENQUIRY_NURSING_HOME_FR } from './enquiry-nursing-home.ts'
import { ENQUIRY_ON_THE_ROAD_FR } from './enquiry-on-the-road.ts'
import { ENQUIRY_PACKAGE_HOLIDAY_FR } from './enquiry-package-holiday.ts'
import { ENQUIRY_PARENTS_APART_FR } from './enquiry-parents-apart.ts'
import { ENQUIRY_PAY_KEPT_BACK_FR } from './enquiry-pay-kept-back.ts'
import { ENQUIRY_PHONE_PRICE_FR } from './enquiry-phone-price.ts'
import { ENQUIRY_PICTURE_CLAIM_FR } from './enquiry-picture-claim.ts'
import { ENQUIRY_PRIVATE_SALE_FR } from './enquiry-private-sale.ts'
import { ENQUIRY_REDUNDANCY_AND_NOTICE_FR } from './enquiry-redundancy-and-notice.ts'
import { ENQUIRY_RENTED_HOME_FR } from './enquiry-rented-home.ts'
import { ENQUIRY_RENTED_ROOM_FR } from './enquiry-rented-room.ts'
import { ENQUIRY_SAFETY_AT_HOME_FR } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SELF_EMPLOYED_FR } from './enquiry-self-employed.ts'
import { ENQUIRY_SHORT_SERVICE_FR } from './enquiry-short-service.ts'
import { ENQUIRY_SOLD_PRIVATELY_FR } from './enquiry-sold-privately.ts'
import { ENQUIRY_SPEEDING_FR } from './enquiry-speeding.ts'
import { ENQUIRY_TAX_BACK_FR } from './enquiry-tax-back.ts'
import { ENQUIRY_TAX_FR } from './enquiry-tax.ts'
import { ENQUIRY_TERMS_OF_WORK_FR } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRADE_DEBT_FR } from './enquiry-trade-debt.ts'
import { ENQUIRY_TRADESPEOPLE_FR } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRAVEL_TIME_FR } from './enquiry-travel-time.ts'
import { ENQUIRY_UNPAID_FINE_FR } from './enquiry-unpaid-fine.ts'
import { ENQUIRY_VISA_REFUSED_FR } from './enquiry-visa-refused.ts'
import { ENQUIRY_VOUCHER_FR } from './enquiry-voucher.ts'
import { ENQUIRY_WAGES_FR } from './enquiry-wages.ts'
import { ENQUIRY_WELFARE_FR } from './enquiry-welfare.ts'
import { ENQUIRY_WILL_DISPUTE_FR } from './enquiry-will-dispute.ts'
import { ENQUIRY_WORK_WARNING_FR } from './enquiry-work-warning.ts'
import { ENQUIRY_WORK_FR } from './enquiry-work.ts'
import { ESTATE_DEBT_FR } from './estate-debt.ts'
import { FAIR_DEAL_FR } from './fair-deal.ts'
import { FAMILY_FR } from './family.ts'
import { FINE_FR } from './fine.ts'
import { FLIGHTS_FR } from './flights.ts'
import { GARDA_NOTICES_FR } from './garda-notices.ts'
import { HELP_FR } from './help.ts'
import { HOSPITAL_CHARGES_FR } from './hospital-charges.ts'
import { HOUSING_SUPPORT_FR } from './housing-support.ts'
import { HOUSING_FR } from './housing.ts'
import { IMMIGRATION_REFUSAL_FR } from './immigration-refusal.ts'
import { INJURY_FR } from './injury.ts'
import { INSTALMENT_ORDER_FR } from './instalment-order.ts'
import { INSURANCE_FR } from './insurance.ts'
import { INVOICE_FR } from './invoice.ts'
import { JURY_SERVICE_FR } from './jury-service.ts'
import { LEAVING_FEE_FR } from './leaving-fee.ts'
import { LENDER_CALLS_FR } from './lender-calls.ts'
import { LENDERS_FR } from './lenders.ts'
import { LIMITATION_FR } from './limitation.ts'
import { MANAGEMENT_COMPANY_FR } from './management-company.ts'
import { MORTGAGE_FR } from './mortgage.ts'
import { NEIGHBOURS_FR } from './neighbours.ts'
import { NOTICE_OF_TERMINATION_FR } from './notice-of-termination.ts'
import { ON_THE_ROAD_FR } from './on-the-road.ts'
import { PARKING_FR } from './parking.ts'
import { POLICY_CANCELLED_FR } from './policy-cancelled.ts'
import { PRICE_RISE_FR } from './price-rise.ts'
import { PUBLIC_BODY_COMPLAINT_FR } from './public-body-complaint.ts'
import { PUBLIC_DEBTS_FR } from './public-debts.ts'
import { REDUNDANCY_FR } from './redundancy.ts'
import { RENT_RISE_FR } from './rent-rise.ts'
import { RENT_WARNING_FR } from './rent-warning.ts'
import { RESIDENCE_FR } from './residence.ts'
import { REVENUE_SHERIFF_FR } from './revenue-sheriff.ts'
import { SCAM_FR } from './scam.ts'
import { SCHOOL_FR } from './school.ts'
import { SENDERS_FR } from './senders.ts'
import { SERVICE_CHARGE_FR } from './service-charge.ts'
import { TAX_FR } from './tax.ts'
import { TRIPS_AND_LUGGAGE_FR } from './trips-and-luggage.ts'
import { TV_LICENCE_FR } from './tv-licence.ts'
import { WARNINGS_AT_WORK_FR } from './warnings-at-work.ts'
import { WELFARE_DEBT_FR } from './welfare-debt.ts'
import { WELFARE_DECISION_FR } from './welfare-decision.ts'
import { WORK_TERMS_FR } from './work-terms.ts'

export const IE_FR: Words = {
  ...wordsForQuestions(
    {
      ...COLLECTOR_CONDUCT_FR,
      ...CONSUMER_FR,
      ...CONSUMER_STEPS_FR,
      ...COURT_JUDGMENT_FR,
      ...DEBT_COLLECTION_FR,
      ...DEBT_COLLECTION_STEPS_FR,
      ...DEBT_PRACTICES_FR,
      ...EMPLOYMENT_FR,
      ...HOUSING_FR,
      ...NOTICE_OF_TERMINATION_FR,
      ...REDUNDANCY_FR,
      ...SCAM_FR,
    },
    FITS,
  ),
  ...BENEFITS_FR,
  ...BILLS_FR,
  ...CHANGES_FR,
  ...CONSUMER_FR,
  ...CONSUMER_STEPS_FR,
  ...COURT_CLAIM_FR,
  ...BANKRUPTCY_SUMMONS_FR,
  ...COURT_JUDGMENT_FR,
  ...LENDERS_FR,
  ...COLLECTOR_CONDUCT_FR,
  ...BEFORE_COURT_FR,
  ...DEBT_COLLECTION_FR,
  ...DEBT_COLLECTION_STEPS_FR,
  ...DEBT_PRACTICES_FR,
  ...REDUNDANCY_FR,
  ...EMPLOYMENT_FR,
  ...ENQUIRY_DEBT_FR,
  ...ENQUIRY_COURT_CLAIM_FR,
  ...ENQUIRY_EVICTION_FR,
  ...ENQUIRY_DISMISSAL_FR,
  ...ENQUIRY_FAULTY_GOODS_FR,
  ...ENQUIRY_FRAUD_FR,
  ...ENQUIRY_ON_THE_ROAD_FR,
  ...ENQUIRY_BILLS_FR,
  ...ENQUIRY_TAX_FR,
  ...ENQUIRY_INSURANCE_FR,
  ...ENQUIRY_LOANS_FR,
  ...ENQUIRY_FLIGHTS_FR,
  ...ENQUIRY_TRADESPEOPLE_FR,
  ...ENQUIRY_MANAGEMENT_FEE_FR,
  ...ENQUIRY_PICTURE_CLAIM_FR,
  ...FINE_FR,
  ...FLIGHTS_FR,
  ...HELP_FR,
  ...HOSPITAL_CHARGES_FR,
  ...BANK_ACCOUNT_FR,
  ...DEPOSIT_FR,
  ...DISCIPLINE_FR,
  ...NOTICE_OF_TERMINATION_FR,
  ...HOUSING_FR,
  ...INSURANCE_FR,
  ...LIMITATION_FR,
  ...PARKING_FR,
  ...RENT_RISE_FR,
  ...SCAM_FR,
  ...SENDERS_FR,
  ...TAX_FR,
  ...TV_LICENCE_FR,
  ...ENQUIRY_RENTED_HOME_FR,
  ...INVOICE_FR,
  ...CAR_LOAN_FR,
  ...MORTGAGE_FR,
  ...DATA_BREACH_FR,
  ...MANAGEMENT_COMPANY_FR,
  ...COPYRIGHT_FR,
  ...CEASE_AND_DESIST_FR,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_FR,
  ...ENQUIRY_WORK_FR,
  ...FAMILY_FR,
  ...SCHOOL_FR,
  ...ON_THE_ROAD_FR,
  ...NEIGHBOURS_FR,
  ...WORK_TERMS_FR,
  ...TRIPS_AND_LUGGAGE_FR,
  ...RESIDENCE_FR,
  ...FAIR_DEAL_FR,
  ...INJURY_FR,
  ...PUBLIC_BODY_COMPLAINT_FR,
  ...HOUSING_SUPPORT_FR,
  ...WARNINGS_AT_WORK_FR,
  ...GARDA_NOTICES_FR,
  ...COMPLAINT_REFUSED_FR,
  ...DATA_COPY_FR,
  ...INSTALMENT_ORDER_FR,
  ...BROADBAND_FR,
  ...ASSESSMENT_OF_NEED_FR,
  ...COUPLES_FR,
  ...PRICE_RISE_FR,
  ...POLICY_CANCELLED_FR,
  ...SERVICE_CHARGE_FR,
  ...WELFARE_DECISION_FR,
  ...JURY_SERVICE_FR,
  ...COUNCIL_ORDERS_FR,
  ...ESTATE_DEBT_FR,
  ...IMMIGRATION_REFUSAL_FR,
  ...DEPOSIT_DEDUCTIONS_FR,
  ...CHILD_MAINTENANCE_FR,
  ...ENQUIRY_TRADE_DEBT_FR,
  ...ENQUIRY_WELFARE_FR,
  ...ENQUIRY_SPEEDING_FR,
  ...ENQUIRY_BUYING_FR,
  ...DEBTOR_SUMMONS_FR,
  ...DEBT_SOLD_FR,
  ...LENDER_CALLS_FR,
  ...ENQUIRY_JUDGMENT_FR,
  ...ENQUIRY_UNPAID_FINE_FR,
  ...ENQUIRY_ENERGY_FR,
  ...ENQUIRY_DRIVEWAY_FR,
  ...ENQUIRY_VISA_REFUSED_FR,
  ...ENQUIRY_DATA_COPY_FR,
  ...ENQUIRY_NO_INSURANCE_FR,
  ...ENQUIRY_MUSIC_LICENCE_FR,
  ...ENQUIRY_HOSPITAL_BILL_FR,
  ...ENQUIRY_WORK_WARNING_FR,
  ...ENQUIRY_BOUNDARY_FR,
  ...LEAVING_FEE_FR,
  ...ENQUIRY_SAFETY_AT_HOME_FR,
  ...ENQUIRY_INJURY_FR,
  ...ENQUIRY_CAR_VALUE_FR,
  ...RENT_WARNING_FR,
  ...REVENUE_SHERIFF_FR,
  ...COURT_FINES_FR,
  ...WELFARE_DEBT_FR,
  ...PUBLIC_DEBTS_FR,
  ...ENQUIRY_TERMS_OF_WORK_FR,
  ...ENQUIRY_NO_WILL_FR,
  ...ENQUIRY_GARDA_INTERVIEW_FR,
  ...ENQUIRY_PRIVATE_SALE_FR,
  ...ENQUIRY_MOVING_IN_FR,
  ...ENQUIRY_HOUSING_LIST_FR,
  ...ENQUIRY_WILL_DISPUTE_FR,
  ...ENQUIRY_FLAWED_NOTICES_FR,
  ...ENQUIRY_COMMITTAL_FR,
  ...ENQUIRY_PAY_KEPT_BACK_FR,
  ...ENQUIRY_CARD_FRAUD_FR,
  ...ENQUIRY_TRAVEL_TIME_FR,
  ...ENQUIRY_LEAVING_A_JOB_FR,
  ...ENQUIRY_LAY_OFF_FR,
  ...ENQUIRY_RENTED_ROOM_FR,
  ...ENQUIRY_HOMELESS_FR,
  ...ENQUIRY_JOINT_TENANCY_FR,
  ...ENQUIRY_CAR_ON_FINANCE_FR,
  ...ENQUIRY_CRIMINAL_RECORD_FR,
  ...ENQUIRY_PARENTS_APART_FR,
  ...ENQUIRY_DIVORCE_FR,
  ...ENQUIRY_EMERGENCY_TAX_FR,
  ...ENQUIRY_VOUCHER_FR,
  ...ENQUIRY_SOLD_PRIVATELY_FR,
  ...ENQUIRY_JUDGMENT_MORTGAGE_FR,
  ...ENQUIRY_CIVIL_BILL_FR,
  ...ENQUIRY_SHORT_SERVICE_FR,
  ...ENQUIRY_NEW_EMPLOYER_FR,
  ...ENQUIRY_DEBT_WRITTEN_OFF_FR,
  ...ENQUIRY_CREDIT_REGISTER_YEARS_FR,
  ...ENQUIRY_TAX_BACK_FR,
  ...ENQUIRY_COUNCIL_HOME_FR,
  ...ENQUIRY_PACKAGE_HOLIDAY_FR,
  ...ENQUIRY_PHONE_PRICE_FR,
  ...ENQUIRY_LOST_CAPACITY_FR,
  ...ENQUIRY_NURSING_HOME_FR,
  ...ENQUIRY_GARDA_COMPLAINT_FR,
  ...ENQUIRY_DRIVING_BAN_FR,
  ...ENQUIRY_SELF_EMPLOYED_FR,
  ...ENQUIRY_DOG_BITE_FR,
  ...ENQUIRY_MONEYLENDER_FR,
  ...ENQUIRY_WAGES_FR,
  ...ENQUIRY_REDUNDANCY_AND_NOTICE_FR,
  ...ENQUIRY_CHILD_TAKEN_ABROAD_FR,
}
