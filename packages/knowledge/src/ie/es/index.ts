/** Ireland in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { COLLECTOR_CONDUCT_ES } from './collector-conduct.ts'
import { CONSUMER_STEPS_ES } from './consumer-steps.ts'
import { CONSUMER_ES } from './consumer.ts'
import { COURT_JUDGMENT_ES } from './court-judgment.ts'
import { DAILY_LIFE_WORDS_ES } from './daily-life-words.ts'
import { DEBT_COLLECTION_STEPS_ES } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_ES } from './debt-collection.ts'
import { DEBT_PRACTICES_ES } from './debt-practices.ts'
import { DEBT_WORDS_ES } from './debt-words.ts'
import { EMPLOYMENT_ES } from './employment.ts'
import { ENQUIRY_BILLS_ES } from './enquiry-bills.ts'
import { ENQUIRY_BOUNDARY_ES } from './enquiry-boundary.ts'
import { ENQUIRY_BUYING_ES } from './enquiry-buying.ts'
import { ENQUIRY_CAR_ON_FINANCE_ES } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CAR_VALUE_ES } from './enquiry-car-value.ts'
import { ENQUIRY_CARD_FRAUD_ES } from './enquiry-card-fraud.ts'
import { ENQUIRY_CHILD_MAINTENANCE_ES } from './enquiry-child-maintenance.ts'
import { ENQUIRY_CHILD_TAKEN_ABROAD_ES } from './enquiry-child-taken-abroad.ts'
import { ENQUIRY_CITIZENSHIP_ES } from './enquiry-citizenship.ts'
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
import { ENQUIRY_DISMISSED_AND_WELFARE_ES } from './enquiry-dismissed-and-welfare.ts'
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
import { ENQUIRY_NEED_TONIGHT_ES } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEW_EMPLOYER_ES } from './enquiry-new-employer.ts'
import { ENQUIRY_NO_INSURANCE_ES } from './enquiry-no-insurance.ts'
import { ENQUIRY_NO_WILL_ES } from './enquiry-no-will.ts'
import { ENQUIRY_NURSING_HOME_ES } from './enquiry-nursing-home.ts'
import { ENQUIRY_OLD_DEBTS_ES } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_ES } from './enquiry-on-the-road.ts'
import { ENQUIRY_PACKAGE_HOLIDAY_ES } from './enquiry-package-holiday.ts'
import { ENQUIRY_PARENTS_APART_ES } from './enquiry-parents-apart.ts'
import { ENQUIRY_PAY_KEPT_BACK_ES } from './enquiry-pay-kept-back.ts'
import { ENQUIRY_PHONE_PRICE_ES } from './enquiry-phone-price.ts'
import { ENQUIRY_PICTURE_CLAIM_ES } from './enquiry-picture-claim.ts'
import { ENQUIRY_PRIVATE_SALE_ES } from './enquiry-private-sale.ts'
import { ENQUIRY_PROBATION_ES } from './enquiry-probation.ts'
import { ENQUIRY_PUT_OUT_FOR_ARREARS_ES } from './enquiry-put-out-for-arrears.ts'
import { ENQUIRY_REDUNDANCY_AND_NOTICE_ES } from './enquiry-redundancy-and-notice.ts'
import { ENQUIRY_RENTED_ROOM_ES } from './enquiry-rented-room.ts'
import { ENQUIRY_SAFETY_AT_HOME_ES } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SELF_EMPLOYED_ES } from './enquiry-self-employed.ts'
import { ENQUIRY_SENT_TO_THE_MAKER_ES } from './enquiry-sent-to-the-maker.ts'
import { ENQUIRY_SHERIFF_FOR_SOMEONE_ELSE_ES } from './enquiry-sheriff-for-someone-else.ts'
import { ENQUIRY_SHORT_SERVICE_ES } from './enquiry-short-service.ts'
import { ENQUIRY_SIX_YEAR_TENANCY_ES } from './enquiry-six-year-tenancy.ts'
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
import { ENQUIRY_WHERE_CHILDREN_LIVE_ES } from './enquiry-where-children-live.ts'
import { ENQUIRY_WILL_DISPUTE_ES } from './enquiry-will-dispute.ts'
import { ENQUIRY_WORK_WARNING_ES } from './enquiry-work-warning.ts'
import { ENQUIRY_WORK_ES } from './enquiry-work.ts'
import { HELP_ES } from './help.ts'
import { HOUSING_ES } from './housing.ts'
import { NOTICE_OF_TERMINATION_ES } from './notice-of-termination.ts'
import { ONE_KIND_WORDS_ES } from './one-kind-words.ts'
import { REDUNDANCY_ES } from './redundancy.ts'
import { SCAM_ES } from './scam.ts'
import { SENDERS_ES } from './senders.ts'

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
  ...ONE_KIND_WORDS_ES,
  ...DAILY_LIFE_WORDS_ES,
  ...DEBT_WORDS_ES,
  ...ENQUIRY_NEED_TONIGHT_ES,
  ...ENQUIRY_DEBT_ES,
  ...ENQUIRY_OLD_DEBTS_ES,
  ...ENQUIRY_COURT_CLAIM_ES,
  ...ENQUIRY_EVICTION_ES,
  ...ENQUIRY_PUT_OUT_FOR_ARREARS_ES,
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
  ...HELP_ES,
  ...SENDERS_ES,
  ...ENQUIRY_CHILD_MAINTENANCE_ES,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_ES,
  ...ENQUIRY_WORK_ES,
  ...ENQUIRY_TRADE_DEBT_ES,
  ...ENQUIRY_WELFARE_ES,
  ...ENQUIRY_SPEEDING_ES,
  ...ENQUIRY_BUYING_ES,
  ...ENQUIRY_JUDGMENT_ES,
  ...ENQUIRY_UNPAID_FINE_ES,
  ...ENQUIRY_ENERGY_ES,
  ...ENQUIRY_DRIVEWAY_ES,
  ...ENQUIRY_VISA_REFUSED_ES,
  ...ENQUIRY_CITIZENSHIP_ES,
  ...ENQUIRY_PROBATION_ES,
  ...ENQUIRY_DATA_COPY_ES,
  ...ENQUIRY_NO_INSURANCE_ES,
  ...ENQUIRY_MUSIC_LICENCE_ES,
  ...ENQUIRY_HOSPITAL_BILL_ES,
  ...ENQUIRY_WORK_WARNING_ES,
  ...ENQUIRY_BOUNDARY_ES,
  ...ENQUIRY_SAFETY_AT_HOME_ES,
  ...ENQUIRY_INJURY_ES,
  ...ENQUIRY_CAR_VALUE_ES,
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
  ...ENQUIRY_WHERE_CHILDREN_LIVE_ES,
  ...ENQUIRY_DIVORCE_ES,
  ...ENQUIRY_EMERGENCY_TAX_ES,
  ...ENQUIRY_VOUCHER_ES,
  ...ENQUIRY_SOLD_PRIVATELY_ES,
  ...ENQUIRY_SENT_TO_THE_MAKER_ES,
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
  ...ENQUIRY_SHERIFF_FOR_SOMEONE_ELSE_ES,
  ...ENQUIRY_DISMISSED_AND_WELFARE_ES,
  ...finalAnswerWords('ie', 'es'),
  ...ENQUIRY_SIX_YEAR_TENANCY_ES,
}
