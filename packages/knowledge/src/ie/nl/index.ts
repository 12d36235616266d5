/** Ireland in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { COLLECTOR_CONDUCT_NL } from './collector-conduct.ts'
import { CONSUMER_STEPS_NL } from './consumer-steps.ts'
import { CONSUMER_NL } from './consumer.ts'
import { COURT_JUDGMENT_NL } from './court-judgment.ts'
import { DAILY_LIFE_WORDS_NL } from './daily-life-words.ts'
import { DEBT_COLLECTION_STEPS_NL } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_NL } from './debt-collection.ts'
import { DEBT_PRACTICES_NL } from './debt-practices.ts'
import { DEBT_WORDS_NL } from './debt-words.ts'
import { EMPLOYMENT_NL } from './employment.ts'
import { ENQUIRY_BILLS_NL } from './enquiry-bills.ts'
import { ENQUIRY_BOUNDARY_NL } from './enquiry-boundary.ts'
import { ENQUIRY_BUYING_NL } from './enquiry-buying.ts'
import { ENQUIRY_CAR_ON_FINANCE_NL } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CAR_VALUE_NL } from './enquiry-car-value.ts'
import { ENQUIRY_CARD_FRAUD_NL } from './enquiry-card-fraud.ts'
import { ENQUIRY_CHILD_MAINTENANCE_NL } from './enquiry-child-maintenance.ts'
import { ENQUIRY_CHILD_TAKEN_ABROAD_NL } from './enquiry-child-taken-abroad.ts'
import { ENQUIRY_CITIZENSHIP_NL } from './enquiry-citizenship.ts'
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
import { ENQUIRY_DISMISSED_AND_WELFARE_NL } from './enquiry-dismissed-and-welfare.ts'
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
import { ENQUIRY_NEED_TONIGHT_NL } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEW_EMPLOYER_NL } from './enquiry-new-employer.ts'
import { ENQUIRY_NO_INSURANCE_NL } from './enquiry-no-insurance.ts'
import { ENQUIRY_NO_WILL_NL } from './enquiry-no-will.ts'
import { ENQUIRY_NURSING_HOME_NL } from './enquiry-nursing-home.ts'
import { ENQUIRY_OLD_DEBTS_NL } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_NL } from './enquiry-on-the-road.ts'
import { ENQUIRY_PACKAGE_HOLIDAY_NL } from './enquiry-package-holiday.ts'
import { ENQUIRY_PARENTS_APART_NL } from './enquiry-parents-apart.ts'
import { ENQUIRY_PAY_KEPT_BACK_NL } from './enquiry-pay-kept-back.ts'
import { ENQUIRY_PHONE_PRICE_NL } from './enquiry-phone-price.ts'
import { ENQUIRY_PICTURE_CLAIM_NL } from './enquiry-picture-claim.ts'
import { ENQUIRY_PRIVATE_SALE_NL } from './enquiry-private-sale.ts'
import { ENQUIRY_PROBATION_NL } from './enquiry-probation.ts'
import { ENQUIRY_PUT_OUT_FOR_ARREARS_NL } from './enquiry-put-out-for-arrears.ts'
import { ENQUIRY_REDUNDANCY_AND_NOTICE_NL } from './enquiry-redundancy-and-notice.ts'
import { ENQUIRY_RENTED_ROOM_NL } from './enquiry-rented-room.ts'
import { ENQUIRY_SAFETY_AT_HOME_NL } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SELF_EMPLOYED_NL } from './enquiry-self-employed.ts'
import { ENQUIRY_SENT_TO_THE_MAKER_NL } from './enquiry-sent-to-the-maker.ts'
import { ENQUIRY_SHERIFF_FOR_SOMEONE_ELSE_NL } from './enquiry-sheriff-for-someone-else.ts'
import { ENQUIRY_SHORT_SERVICE_NL } from './enquiry-short-service.ts'
import { ENQUIRY_SIX_YEAR_TENANCY_NL } from './enquiry-six-year-tenancy.ts'
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
import { ENQUIRY_WHERE_CHILDREN_LIVE_NL } from './enquiry-where-children-live.ts'
import { ENQUIRY_WILL_DISPUTE_NL } from './enquiry-will-dispute.ts'
import { ENQUIRY_WORK_WARNING_NL } from './enquiry-work-warning.ts'
import { ENQUIRY_WORK_NL } from './enquiry-work.ts'
import { HELP_NL } from './help.ts'
import { HOUSING_NL } from './housing.ts'
import { NOTICE_OF_TERMINATION_NL } from './notice-of-termination.ts'
import { ONE_KIND_WORDS_NL } from './one-kind-words.ts'
import { REDUNDANCY_NL } from './redundancy.ts'
import { SCAM_NL } from './scam.ts'
import { SENDERS_NL } from './senders.ts'

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
  ...ONE_KIND_WORDS_NL,
  ...DAILY_LIFE_WORDS_NL,
  ...DEBT_WORDS_NL,
  ...ENQUIRY_NEED_TONIGHT_NL,
  ...ENQUIRY_DEBT_NL,
  ...ENQUIRY_OLD_DEBTS_NL,
  ...ENQUIRY_COURT_CLAIM_NL,
  ...ENQUIRY_EVICTION_NL,
  ...ENQUIRY_PUT_OUT_FOR_ARREARS_NL,
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
  ...HELP_NL,
  ...SENDERS_NL,
  ...ENQUIRY_CHILD_MAINTENANCE_NL,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_NL,
  ...ENQUIRY_WORK_NL,
  ...ENQUIRY_TRADE_DEBT_NL,
  ...ENQUIRY_WELFARE_NL,
  ...ENQUIRY_SPEEDING_NL,
  ...ENQUIRY_BUYING_NL,
  ...ENQUIRY_JUDGMENT_NL,
  ...ENQUIRY_UNPAID_FINE_NL,
  ...ENQUIRY_ENERGY_NL,
  ...ENQUIRY_DRIVEWAY_NL,
  ...ENQUIRY_VISA_REFUSED_NL,
  ...ENQUIRY_CITIZENSHIP_NL,
  ...ENQUIRY_PROBATION_NL,
  ...ENQUIRY_DATA_COPY_NL,
  ...ENQUIRY_NO_INSURANCE_NL,
  ...ENQUIRY_MUSIC_LICENCE_NL,
  ...ENQUIRY_HOSPITAL_BILL_NL,
  ...ENQUIRY_WORK_WARNING_NL,
  ...ENQUIRY_BOUNDARY_NL,
  ...ENQUIRY_SAFETY_AT_HOME_NL,
  ...ENQUIRY_INJURY_NL,
  ...ENQUIRY_CAR_VALUE_NL,
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
  ...ENQUIRY_WHERE_CHILDREN_LIVE_NL,
  ...ENQUIRY_DIVORCE_NL,
  ...ENQUIRY_EMERGENCY_TAX_NL,
  ...ENQUIRY_VOUCHER_NL,
  ...ENQUIRY_SOLD_PRIVATELY_NL,
  ...ENQUIRY_SENT_TO_THE_MAKER_NL,
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
  ...ENQUIRY_SHERIFF_FOR_SOMEONE_ELSE_NL,
  ...ENQUIRY_DISMISSED_AND_WELFARE_NL,
  ...finalAnswerWords('ie', 'nl'),
  ...ENQUIRY_SIX_YEAR_TENANCY_NL,
}
