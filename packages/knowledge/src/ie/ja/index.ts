/** Ireland in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { COLLECTOR_CONDUCT_JA } from './collector-conduct.ts'
import { CONSUMER_STEPS_JA } from './consumer-steps.ts'
import { CONSUMER_JA } from './consumer.ts'
import { COURT_JUDGMENT_JA } from './court-judgment.ts'
import { DAILY_LIFE_WORDS_JA } from './daily-life-words.ts'
import { DEBT_COLLECTION_STEPS_JA } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DEBT_PRACTICES_JA } from './debt-practices.ts'
import { DEBT_WORDS_JA } from './debt-words.ts'
import { EMPLOYMENT_JA } from './employment.ts'
import { ENQUIRY_BILLS_JA } from './enquiry-bills.ts'
import { ENQUIRY_BOUNDARY_JA } from './enquiry-boundary.ts'
import { ENQUIRY_BUYING_JA } from './enquiry-buying.ts'
import { ENQUIRY_CAR_ON_FINANCE_JA } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CAR_VALUE_JA } from './enquiry-car-value.ts'
import { ENQUIRY_CARD_FRAUD_JA } from './enquiry-card-fraud.ts'
import { ENQUIRY_CHILD_MAINTENANCE_JA } from './enquiry-child-maintenance.ts'
import { ENQUIRY_CHILD_TAKEN_ABROAD_JA } from './enquiry-child-taken-abroad.ts'
import { ENQUIRY_CITIZENSHIP_JA } from './enquiry-citizenship.ts'
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
import { ENQUIRY_DISMISSED_AND_WELFARE_JA } from './enquiry-dismissed-and-welfare.ts'
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
import { ENQUIRY_NEED_TONIGHT_JA } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEW_EMPLOYER_JA } from './enquiry-new-employer.ts'
import { ENQUIRY_NO_INSURANCE_JA } from './enquiry-no-insurance.ts'
import { ENQUIRY_NO_WILL_JA } from './enquiry-no-will.ts'
import { ENQUIRY_NURSING_HOME_JA } from './enquiry-nursing-home.ts'
import { ENQUIRY_OLD_DEBTS_JA } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_JA } from './enquiry-on-the-road.ts'
import { ENQUIRY_PACKAGE_HOLIDAY_JA } from './enquiry-package-holiday.ts'
import { ENQUIRY_PARENTS_APART_JA } from './enquiry-parents-apart.ts'
import { ENQUIRY_PAY_KEPT_BACK_JA } from './enquiry-pay-kept-back.ts'
import { ENQUIRY_PHONE_PRICE_JA } from './enquiry-phone-price.ts'
import { ENQUIRY_PICTURE_CLAIM_JA } from './enquiry-picture-claim.ts'
import { ENQUIRY_PRIVATE_SALE_JA } from './enquiry-private-sale.ts'
import { ENQUIRY_PROBATION_JA } from './enquiry-probation.ts'
import { ENQUIRY_PUT_OUT_FOR_ARREARS_JA } from './enquiry-put-out-for-arrears.ts'
import { ENQUIRY_REDUNDANCY_AND_NOTICE_JA } from './enquiry-redundancy-and-notice.ts'
import { ENQUIRY_RENTED_ROOM_JA } from './enquiry-rented-room.ts'
import { ENQUIRY_SAFETY_AT_HOME_JA } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SELF_EMPLOYED_JA } from './enquiry-self-employed.ts'
import { ENQUIRY_SENT_TO_THE_MAKER_JA } from './enquiry-sent-to-the-maker.ts'
import { ENQUIRY_SHERIFF_FOR_SOMEONE_ELSE_JA } from './enquiry-sheriff-for-someone-else.ts'
import { ENQUIRY_SHORT_SERVICE_JA } from './enquiry-short-service.ts'
import { ENQUIRY_SIX_YEAR_TENANCY_JA } from './enquiry-six-year-tenancy.ts'
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
import { ENQUIRY_WHERE_CHILDREN_LIVE_JA } from './enquiry-where-children-live.ts'
import { ENQUIRY_WILL_DISPUTE_JA } from './enquiry-will-dispute.ts'
import { ENQUIRY_WORK_WARNING_JA } from './enquiry-work-warning.ts'
import { ENQUIRY_WORK_JA } from './enquiry-work.ts'
import { HELP_JA } from './help.ts'
import { HOUSING_JA } from './housing.ts'
import { NOTICE_OF_TERMINATION_JA } from './notice-of-termination.ts'
import { ONE_KIND_WORDS_JA } from './one-kind-words.ts'
import { REDUNDANCY_JA } from './redundancy.ts'
import { SCAM_JA } from './scam.ts'
import { SENDERS_JA } from './senders.ts'

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
  ...ONE_KIND_WORDS_JA,
  ...DAILY_LIFE_WORDS_JA,
  ...DEBT_WORDS_JA,
  ...ENQUIRY_NEED_TONIGHT_JA,
  ...ENQUIRY_DEBT_JA,
  ...ENQUIRY_OLD_DEBTS_JA,
  ...ENQUIRY_COURT_CLAIM_JA,
  ...ENQUIRY_EVICTION_JA,
  ...ENQUIRY_PUT_OUT_FOR_ARREARS_JA,
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
  ...HELP_JA,
  ...SENDERS_JA,
  ...ENQUIRY_CHILD_MAINTENANCE_JA,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_JA,
  ...ENQUIRY_WORK_JA,
  ...ENQUIRY_TRADE_DEBT_JA,
  ...ENQUIRY_WELFARE_JA,
  ...ENQUIRY_SPEEDING_JA,
  ...ENQUIRY_BUYING_JA,
  ...ENQUIRY_JUDGMENT_JA,
  ...ENQUIRY_UNPAID_FINE_JA,
  ...ENQUIRY_ENERGY_JA,
  ...ENQUIRY_DRIVEWAY_JA,
  ...ENQUIRY_VISA_REFUSED_JA,
  ...ENQUIRY_CITIZENSHIP_JA,
  ...ENQUIRY_PROBATION_JA,
  ...ENQUIRY_DATA_COPY_JA,
  ...ENQUIRY_NO_INSURANCE_JA,
  ...ENQUIRY_MUSIC_LICENCE_JA,
  ...ENQUIRY_HOSPITAL_BILL_JA,
  ...ENQUIRY_WORK_WARNING_JA,
  ...ENQUIRY_BOUNDARY_JA,
  ...ENQUIRY_SAFETY_AT_HOME_JA,
  ...ENQUIRY_INJURY_JA,
  ...ENQUIRY_CAR_VALUE_JA,
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
  ...ENQUIRY_WHERE_CHILDREN_LIVE_JA,
  ...ENQUIRY_DIVORCE_JA,
  ...ENQUIRY_EMERGENCY_TAX_JA,
  ...ENQUIRY_VOUCHER_JA,
  ...ENQUIRY_SOLD_PRIVATELY_JA,
  ...ENQUIRY_SENT_TO_THE_MAKER_JA,
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
  ...ENQUIRY_SHERIFF_FOR_SOMEONE_ELSE_JA,
  ...ENQUIRY_DISMISSED_AND_WELFARE_JA,
  ...finalAnswerWords('ie', 'ja'),
  ...ENQUIRY_SIX_YEAR_TENANCY_JA,
}
