/** Ireland in German. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { COLLECTOR_CONDUCT_DE } from './collector-conduct.ts'
import { CONSUMER_STEPS_DE } from './consumer-steps.ts'
import { CONSUMER_DE } from './consumer.ts'
import { COURT_JUDGMENT_DE } from './court-judgment.ts'
import { DAILY_LIFE_WORDS_DE } from './daily-life-words.ts'
import { DEBT_COLLECTION_STEPS_DE } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_DE } from './debt-collection.ts'
import { DEBT_PRACTICES_DE } from './debt-practices.ts'
import { DEBT_WORDS_DE } from './debt-words.ts'
import { EMPLOYMENT_DE } from './employment.ts'
import { ENQUIRY_BILLS_DE } from './enquiry-bills.ts'
import { ENQUIRY_BOUNDARY_DE } from './enquiry-boundary.ts'
import { ENQUIRY_BUYING_DE } from './enquiry-buying.ts'
import { ENQUIRY_CAR_ON_FINANCE_DE } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CAR_VALUE_DE } from './enquiry-car-value.ts'
import { ENQUIRY_CARD_FRAUD_DE } from './enquiry-card-fraud.ts'
import { ENQUIRY_CHILD_MAINTENANCE_DE } from './enquiry-child-maintenance.ts'
import { ENQUIRY_CHILD_TAKEN_ABROAD_DE } from './enquiry-child-taken-abroad.ts'
import { ENQUIRY_CITIZENSHIP_DE } from './enquiry-citizenship.ts'
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
import { ENQUIRY_DISMISSED_AND_WELFARE_DE } from './enquiry-dismissed-and-welfare.ts'
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
import { ENQUIRY_NEED_TONIGHT_DE } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEW_EMPLOYER_DE } from './enquiry-new-employer.ts'
import { ENQUIRY_NO_INSURANCE_DE } from './enquiry-no-insurance.ts'
import { ENQUIRY_NO_WILL_DE } from './enquiry-no-will.ts'
import { ENQUIRY_NURSING_HOME_DE } from './enquiry-nursing-home.ts'
import { ENQUIRY_OLD_DEBTS_DE } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_DE } from './enquiry-on-the-road.ts'
import { ENQUIRY_PACKAGE_HOLIDAY_DE } from './enquiry-package-holiday.ts'
import { ENQUIRY_PARENTS_APART_DE } from './enquiry-parents-apart.ts'
import { ENQUIRY_PAY_KEPT_BACK_DE } from './enquiry-pay-kept-back.ts'
import { ENQUIRY_PHONE_PRICE_DE } from './enquiry-phone-price.ts'
import { ENQUIRY_PICTURE_CLAIM_DE } from './enquiry-picture-claim.ts'
import { ENQUIRY_PRIVATE_SALE_DE } from './enquiry-private-sale.ts'
import { ENQUIRY_PROBATION_DE } from './enquiry-probation.ts'
import { ENQUIRY_PUT_OUT_FOR_ARREARS_DE } from './enquiry-put-out-for-arrears.ts'
import { ENQUIRY_REDUNDANCY_AND_NOTICE_DE } from './enquiry-redundancy-and-notice.ts'
import { ENQUIRY_RENTED_ROOM_DE } from './enquiry-rented-room.ts'
import { ENQUIRY_SAFETY_AT_HOME_DE } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SELF_EMPLOYED_DE } from './enquiry-self-employed.ts'
import { ENQUIRY_SENT_TO_THE_MAKER_DE } from './enquiry-sent-to-the-maker.ts'
import { ENQUIRY_SHERIFF_FOR_SOMEONE_ELSE_DE } from './enquiry-sheriff-for-someone-else.ts'
import { ENQUIRY_SHORT_SERVICE_DE } from './enquiry-short-service.ts'
import { ENQUIRY_SIX_YEAR_TENANCY_DE } from './enquiry-six-year-tenancy.ts'
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
import { ENQUIRY_WHERE_CHILDREN_LIVE_DE } from './enquiry-where-children-live.ts'
import { ENQUIRY_WILL_DISPUTE_DE } from './enquiry-will-dispute.ts'
import { ENQUIRY_WORK_WARNING_DE } from './enquiry-work-warning.ts'
import { ENQUIRY_WORK_DE } from './enquiry-work.ts'
import { HELP_DE } from './help.ts'
import { HOUSING_DE } from './housing.ts'
import { NOTICE_OF_TERMINATION_DE } from './notice-of-termination.ts'
import { ONE_KIND_WORDS_DE } from './one-kind-words.ts'
import { REDUNDANCY_DE } from './redundancy.ts'
import { SCAM_DE } from './scam.ts'
import { SENDERS_DE } from './senders.ts'

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
  ...ONE_KIND_WORDS_DE,
  ...DAILY_LIFE_WORDS_DE,
  ...DEBT_WORDS_DE,
  ...ENQUIRY_NEED_TONIGHT_DE,
  ...ENQUIRY_DEBT_DE,
  ...ENQUIRY_OLD_DEBTS_DE,
  ...ENQUIRY_COURT_CLAIM_DE,
  ...ENQUIRY_EVICTION_DE,
  ...ENQUIRY_PUT_OUT_FOR_ARREARS_DE,
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
  ...HELP_DE,
  ...SENDERS_DE,
  ...ENQUIRY_CHILD_MAINTENANCE_DE,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_DE,
  ...ENQUIRY_WORK_DE,
  ...ENQUIRY_TRADE_DEBT_DE,
  ...ENQUIRY_WELFARE_DE,
  ...ENQUIRY_SPEEDING_DE,
  ...ENQUIRY_BUYING_DE,
  ...ENQUIRY_JUDGMENT_DE,
  ...ENQUIRY_UNPAID_FINE_DE,
  ...ENQUIRY_ENERGY_DE,
  ...ENQUIRY_DRIVEWAY_DE,
  ...ENQUIRY_VISA_REFUSED_DE,
  ...ENQUIRY_CITIZENSHIP_DE,
  ...ENQUIRY_PROBATION_DE,
  ...ENQUIRY_DATA_COPY_DE,
  ...ENQUIRY_NO_INSURANCE_DE,
  ...ENQUIRY_MUSIC_LICENCE_DE,
  ...ENQUIRY_HOSPITAL_BILL_DE,
  ...ENQUIRY_WORK_WARNING_DE,
  ...ENQUIRY_BOUNDARY_DE,
  ...ENQUIRY_SAFETY_AT_HOME_DE,
  ...ENQUIRY_INJURY_DE,
  ...ENQUIRY_CAR_VALUE_DE,
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
  ...ENQUIRY_WHERE_CHILDREN_LIVE_DE,
  ...ENQUIRY_DIVORCE_DE,
  ...ENQUIRY_EMERGENCY_TAX_DE,
  ...ENQUIRY_VOUCHER_DE,
  ...ENQUIRY_SOLD_PRIVATELY_DE,
  ...ENQUIRY_SENT_TO_THE_MAKER_DE,
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
  ...ENQUIRY_SHERIFF_FOR_SOMEONE_ELSE_DE,
  ...ENQUIRY_DISMISSED_AND_WELFARE_DE,
  ...finalAnswerWords('ie', 'de'),
  ...ENQUIRY_SIX_YEAR_TENANCY_DE,
}
