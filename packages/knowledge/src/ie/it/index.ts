/** Ireland in Italian. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { COLLECTOR_CONDUCT_IT } from './collector-conduct.ts'
import { CONSUMER_STEPS_IT } from './consumer-steps.ts'
import { CONSUMER_IT } from './consumer.ts'
import { COURT_JUDGMENT_IT } from './court-judgment.ts'
import { DAILY_LIFE_WORDS_IT } from './daily-life-words.ts'
import { DEBT_COLLECTION_STEPS_IT } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_IT } from './debt-collection.ts'
import { DEBT_PRACTICES_IT } from './debt-practices.ts'
import { DEBT_WORDS_IT } from './debt-words.ts'
import { EMPLOYMENT_IT } from './employment.ts'
import { ENQUIRY_BILLS_IT } from './enquiry-bills.ts'
import { ENQUIRY_BOUNDARY_IT } from './enquiry-boundary.ts'
import { ENQUIRY_BUYING_IT } from './enquiry-buying.ts'
import { ENQUIRY_CAR_ON_FINANCE_IT } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CAR_VALUE_IT } from './enquiry-car-value.ts'
import { ENQUIRY_CARD_FRAUD_IT } from './enquiry-card-fraud.ts'
import { ENQUIRY_CHILD_MAINTENANCE_IT } from './enquiry-child-maintenance.ts'
import { ENQUIRY_CHILD_TAKEN_ABROAD_IT } from './enquiry-child-taken-abroad.ts'
import { ENQUIRY_CITIZENSHIP_IT } from './enquiry-citizenship.ts'
import { ENQUIRY_CIVIL_BILL_IT } from './enquiry-civil-bill.ts'
import { ENQUIRY_COMMITTAL_IT } from './enquiry-committal.ts'
import { ENQUIRY_COUNCIL_HOME_IT } from './enquiry-council-home.ts'
import { ENQUIRY_COURT_CLAIM_IT } from './enquiry-court-claim.ts'
import { ENQUIRY_CREDIT_REGISTER_YEARS_IT } from './enquiry-credit-register-years.ts'
import { ENQUIRY_CRIMINAL_RECORD_IT } from './enquiry-criminal-record.ts'
import { ENQUIRY_DATA_COPY_IT } from './enquiry-data-copy.ts'
import { ENQUIRY_DEBT_WRITTEN_OFF_IT } from './enquiry-debt-written-off.ts'
import { ENQUIRY_DEBT_IT } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_IT } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_AND_WELFARE_IT } from './enquiry-dismissed-and-welfare.ts'
import { ENQUIRY_DIVORCE_IT } from './enquiry-divorce.ts'
import { ENQUIRY_DOG_BITE_IT } from './enquiry-dog-bite.ts'
import { ENQUIRY_DRIVEWAY_IT } from './enquiry-driveway.ts'
import { ENQUIRY_DRIVING_BAN_IT } from './enquiry-driving-ban.ts'
import { ENQUIRY_EMERGENCY_TAX_IT } from './enquiry-emergency-tax.ts'
import { ENQUIRY_ENERGY_IT } from './enquiry-energy.ts'
import { ENQUIRY_EVICTION_IT } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_IT } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FAULTY_GOODS_IT } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FLAWED_NOTICES_IT } from './enquiry-flawed-notices.ts'
import { ENQUIRY_FLIGHTS_IT } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD_IT } from './enquiry-fraud.ts'
import { ENQUIRY_GARDA_COMPLAINT_IT } from './enquiry-garda-complaint.ts'
import { ENQUIRY_GARDA_INTERVIEW_IT } from './enquiry-garda-interview.ts'
import { ENQUIRY_HOMELESS_IT } from './enquiry-homeless.ts'
import { ENQUIRY_HOSPITAL_BILL_IT } from './enquiry-hospital-bill.ts'
import { ENQUIRY_HOUSING_LIST_IT } from './enquiry-housing-list.ts'
import { ENQUIRY_INJURY_IT } from './enquiry-injury.ts'
import { ENQUIRY_INSURANCE_IT } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_TENANCY_IT } from './enquiry-joint-tenancy.ts'
import { ENQUIRY_JUDGMENT_MORTGAGE_IT } from './enquiry-judgment-mortgage.ts'
import { ENQUIRY_JUDGMENT_IT } from './enquiry-judgment.ts'
import { ENQUIRY_LAY_OFF_IT } from './enquiry-lay-off.ts'
import { ENQUIRY_LEAVING_A_JOB_IT } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LOANS_IT } from './enquiry-loans.ts'
import { ENQUIRY_LOST_CAPACITY_IT } from './enquiry-lost-capacity.ts'
import { ENQUIRY_MANAGEMENT_FEE_IT } from './enquiry-management-fee.ts'
import { ENQUIRY_MONEYLENDER_IT } from './enquiry-moneylender.ts'
import { ENQUIRY_MOVING_IN_IT } from './enquiry-moving-in.ts'
import { ENQUIRY_MUSIC_LICENCE_IT } from './enquiry-music-licence.ts'
import { ENQUIRY_NEED_TONIGHT_IT } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEW_EMPLOYER_IT } from './enquiry-new-employer.ts'
import { ENQUIRY_NO_INSURANCE_IT } from './enquiry-no-insurance.ts'
import { ENQUIRY_NO_WILL_IT } from './enquiry-no-will.ts'
import { ENQUIRY_NURSING_HOME_IT } from './enquiry-nursing-home.ts'
import { ENQUIRY_OLD_DEBTS_IT } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_IT } from './enquiry-on-the-road.ts'
import { ENQUIRY_PACKAGE_HOLIDAY_IT } from './enquiry-package-holiday.ts'
import { ENQUIRY_PARENTS_APART_IT } from './enquiry-parents-apart.ts'
import { ENQUIRY_PAY_KEPT_BACK_IT } from './enquiry-pay-kept-back.ts'
import { ENQUIRY_PHONE_PRICE_IT } from './enquiry-phone-price.ts'
import { ENQUIRY_PICTURE_CLAIM_IT } from './enquiry-picture-claim.ts'
import { ENQUIRY_PRIVATE_SALE_IT } from './enquiry-private-sale.ts'
import { ENQUIRY_PROBATION_IT } from './enquiry-probation.ts'
import { ENQUIRY_PUT_OUT_FOR_ARREARS_IT } from './enquiry-put-out-for-arrears.ts'
import { ENQUIRY_REDUNDANCY_AND_NOTICE_IT } from './enquiry-redundancy-and-notice.ts'
import { ENQUIRY_RENTED_ROOM_IT } from './enquiry-rented-room.ts'
import { ENQUIRY_SAFETY_AT_HOME_IT } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SELF_EMPLOYED_IT } from './enquiry-self-employed.ts'
import { ENQUIRY_SENT_TO_THE_MAKER_IT } from './enquiry-sent-to-the-maker.ts'
import { ENQUIRY_SHERIFF_FOR_SOMEONE_ELSE_IT } from './enquiry-sheriff-for-someone-else.ts'
import { ENQUIRY_SHORT_SERVICE_IT } from './enquiry-short-service.ts'
import { ENQUIRY_SIX_YEAR_TENANCY_IT } from './enquiry-six-year-tenancy.ts'
import { ENQUIRY_SOLD_PRIVATELY_IT } from './enquiry-sold-privately.ts'
import { ENQUIRY_SPEEDING_IT } from './enquiry-speeding.ts'
import { ENQUIRY_TAX_BACK_IT } from './enquiry-tax-back.ts'
import { ENQUIRY_TAX_IT } from './enquiry-tax.ts'
import { ENQUIRY_TERMS_OF_WORK_IT } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRADE_DEBT_IT } from './enquiry-trade-debt.ts'
import { ENQUIRY_TRADESPEOPLE_IT } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRAVEL_TIME_IT } from './enquiry-travel-time.ts'
import { ENQUIRY_UNPAID_FINE_IT } from './enquiry-unpaid-fine.ts'
import { ENQUIRY_VISA_REFUSED_IT } from './enquiry-visa-refused.ts'
import { ENQUIRY_VOUCHER_IT } from './enquiry-voucher.ts'
import { ENQUIRY_WAGES_IT } from './enquiry-wages.ts'
import { ENQUIRY_WELFARE_IT } from './enquiry-welfare.ts'
import { ENQUIRY_WHERE_CHILDREN_LIVE_IT } from './enquiry-where-children-live.ts'
import { ENQUIRY_WILL_DISPUTE_IT } from './enquiry-will-dispute.ts'
import { ENQUIRY_WORK_WARNING_IT } from './enquiry-work-warning.ts'
import { ENQUIRY_WORK_IT } from './enquiry-work.ts'
import { HELP_IT } from './help.ts'
import { HOUSING_IT } from './housing.ts'
import { NOTICE_OF_TERMINATION_IT } from './notice-of-termination.ts'
import { ONE_KIND_WORDS_IT } from './one-kind-words.ts'
import { REDUNDANCY_IT } from './redundancy.ts'
import { SCAM_IT } from './scam.ts'
import { SENDERS_IT } from './senders.ts'

export const IE_IT: Words = {
  ...wordsForQuestions(
    {
      ...COLLECTOR_CONDUCT_IT,
      ...CONSUMER_IT,
      ...CONSUMER_STEPS_IT,
      ...COURT_JUDGMENT_IT,
      ...DEBT_COLLECTION_IT,
      ...DEBT_COLLECTION_STEPS_IT,
      ...DEBT_PRACTICES_IT,
      ...EMPLOYMENT_IT,
      ...HOUSING_IT,
      ...NOTICE_OF_TERMINATION_IT,
      ...REDUNDANCY_IT,
      ...SCAM_IT,
    },
    FITS,
  ),
  ...ONE_KIND_WORDS_IT,
  ...DAILY_LIFE_WORDS_IT,
  ...DEBT_WORDS_IT,
  ...ENQUIRY_NEED_TONIGHT_IT,
  ...ENQUIRY_DEBT_IT,
  ...ENQUIRY_OLD_DEBTS_IT,
  ...ENQUIRY_COURT_CLAIM_IT,
  ...ENQUIRY_EVICTION_IT,
  ...ENQUIRY_PUT_OUT_FOR_ARREARS_IT,
  ...ENQUIRY_DISMISSAL_IT,
  ...ENQUIRY_FAULTY_GOODS_IT,
  ...ENQUIRY_FRAUD_IT,
  ...ENQUIRY_ON_THE_ROAD_IT,
  ...ENQUIRY_BILLS_IT,
  ...ENQUIRY_TAX_IT,
  ...ENQUIRY_INSURANCE_IT,
  ...ENQUIRY_LOANS_IT,
  ...ENQUIRY_FLIGHTS_IT,
  ...ENQUIRY_TRADESPEOPLE_IT,
  ...ENQUIRY_MANAGEMENT_FEE_IT,
  ...ENQUIRY_PICTURE_CLAIM_IT,
  ...HELP_IT,
  ...SENDERS_IT,
  ...ENQUIRY_CHILD_MAINTENANCE_IT,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_IT,
  ...ENQUIRY_WORK_IT,
  ...ENQUIRY_TRADE_DEBT_IT,
  ...ENQUIRY_WELFARE_IT,
  ...ENQUIRY_SPEEDING_IT,
  ...ENQUIRY_BUYING_IT,
  ...ENQUIRY_JUDGMENT_IT,
  ...ENQUIRY_UNPAID_FINE_IT,
  ...ENQUIRY_ENERGY_IT,
  ...ENQUIRY_DRIVEWAY_IT,
  ...ENQUIRY_VISA_REFUSED_IT,
  ...ENQUIRY_CITIZENSHIP_IT,
  ...ENQUIRY_PROBATION_IT,
  ...ENQUIRY_DATA_COPY_IT,
  ...ENQUIRY_NO_INSURANCE_IT,
  ...ENQUIRY_MUSIC_LICENCE_IT,
  ...ENQUIRY_HOSPITAL_BILL_IT,
  ...ENQUIRY_WORK_WARNING_IT,
  ...ENQUIRY_BOUNDARY_IT,
  ...ENQUIRY_SAFETY_AT_HOME_IT,
  ...ENQUIRY_INJURY_IT,
  ...ENQUIRY_CAR_VALUE_IT,
  ...ENQUIRY_TERMS_OF_WORK_IT,
  ...ENQUIRY_NO_WILL_IT,
  ...ENQUIRY_GARDA_INTERVIEW_IT,
  ...ENQUIRY_PRIVATE_SALE_IT,
  ...ENQUIRY_MOVING_IN_IT,
  ...ENQUIRY_HOUSING_LIST_IT,
  ...ENQUIRY_WILL_DISPUTE_IT,
  ...ENQUIRY_FLAWED_NOTICES_IT,
  ...ENQUIRY_COMMITTAL_IT,
  ...ENQUIRY_PAY_KEPT_BACK_IT,
  ...ENQUIRY_CARD_FRAUD_IT,
  ...ENQUIRY_TRAVEL_TIME_IT,
  ...ENQUIRY_LEAVING_A_JOB_IT,
  ...ENQUIRY_LAY_OFF_IT,
  ...ENQUIRY_RENTED_ROOM_IT,
  ...ENQUIRY_HOMELESS_IT,
  ...ENQUIRY_JOINT_TENANCY_IT,
  ...ENQUIRY_CAR_ON_FINANCE_IT,
  ...ENQUIRY_CRIMINAL_RECORD_IT,
  ...ENQUIRY_PARENTS_APART_IT,
  ...ENQUIRY_WHERE_CHILDREN_LIVE_IT,
  ...ENQUIRY_DIVORCE_IT,
  ...ENQUIRY_EMERGENCY_TAX_IT,
  ...ENQUIRY_VOUCHER_IT,
  ...ENQUIRY_SOLD_PRIVATELY_IT,
  ...ENQUIRY_SENT_TO_THE_MAKER_IT,
  ...ENQUIRY_JUDGMENT_MORTGAGE_IT,
  ...ENQUIRY_CIVIL_BILL_IT,
  ...ENQUIRY_SHORT_SERVICE_IT,
  ...ENQUIRY_NEW_EMPLOYER_IT,
  ...ENQUIRY_DEBT_WRITTEN_OFF_IT,
  ...ENQUIRY_CREDIT_REGISTER_YEARS_IT,
  ...ENQUIRY_TAX_BACK_IT,
  ...ENQUIRY_COUNCIL_HOME_IT,
  ...ENQUIRY_PACKAGE_HOLIDAY_IT,
  ...ENQUIRY_PHONE_PRICE_IT,
  ...ENQUIRY_LOST_CAPACITY_IT,
  ...ENQUIRY_NURSING_HOME_IT,
  ...ENQUIRY_GARDA_COMPLAINT_IT,
  ...ENQUIRY_DRIVING_BAN_IT,
  ...ENQUIRY_SELF_EMPLOYED_IT,
  ...ENQUIRY_DOG_BITE_IT,
  ...ENQUIRY_MONEYLENDER_IT,
  ...ENQUIRY_WAGES_IT,
  ...ENQUIRY_REDUNDANCY_AND_NOTICE_IT,
  ...ENQUIRY_CHILD_TAKEN_ABROAD_IT,
  ...ENQUIRY_SHERIFF_FOR_SOMEONE_ELSE_IT,
  ...ENQUIRY_DISMISSED_AND_WELFARE_IT,
  ...finalAnswerWords('ie', 'it'),
  ...ENQUIRY_SIX_YEAR_TENANCY_IT,
}
