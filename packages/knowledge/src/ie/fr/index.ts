/** Ireland in French. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { COLLECTOR_CONDUCT_FR } from './collector-conduct.ts'
import { CONSUMER_STEPS_FR } from './consumer-steps.ts'
import { CONSUMER_FR } from './consumer.ts'
import { COURT_JUDGMENT_FR } from './court-judgment.ts'
import { DAILY_LIFE_WORDS_FR } from './daily-life-words.ts'
import { DEBT_COLLECTION_STEPS_FR } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_FR } from './debt-collection.ts'
import { DEBT_PRACTICES_FR } from './debt-practices.ts'
import { DEBT_WORDS_FR } from './debt-words.ts'
import { EMPLOYMENT_FR } from './employment.ts'
import { ENQUIRY_BILLS_FR } from './enquiry-bills.ts'
import { ENQUIRY_BOUNDARY_FR } from './enquiry-boundary.ts'
import { ENQUIRY_BUYING_FR } from './enquiry-buying.ts'
import { ENQUIRY_CAR_ON_FINANCE_FR } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CAR_VALUE_FR } from './enquiry-car-value.ts'
import { ENQUIRY_CARD_FRAUD_FR } from './enquiry-card-fraud.ts'
import { ENQUIRY_CHILD_MAINTENANCE_FR } from './enquiry-child-maintenance.ts'
import { ENQUIRY_CHILD_TAKEN_ABROAD_FR } from './enquiry-child-taken-abroad.ts'
import { ENQUIRY_CITIZENSHIP_FR } from './enquiry-citizenship.ts'
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
import { ENQUIRY_DISMISSED_AND_WELFARE_FR } from './enquiry-dismissed-and-welfare.ts'
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
import { ENQUIRY_NEED_TONIGHT_FR } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEW_EMPLOYER_FR } from './enquiry-new-employer.ts'
import { ENQUIRY_NO_INSURANCE_FR } from './enquiry-no-insurance.ts'
import { ENQUIRY_NO_WILL_FR } from './enquiry-no-will.ts'
import { ENQUIRY_NURSING_HOME_FR } from './enquiry-nursing-home.ts'
import { ENQUIRY_OLD_DEBTS_FR } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD_FR } from './enquiry-on-the-road.ts'
import { ENQUIRY_PACKAGE_HOLIDAY_FR } from './enquiry-package-holiday.ts'
import { ENQUIRY_PARENTS_APART_FR } from './enquiry-parents-apart.ts'
import { ENQUIRY_PAY_KEPT_BACK_FR } from './enquiry-pay-kept-back.ts'
import { ENQUIRY_PHONE_PRICE_FR } from './enquiry-phone-price.ts'
import { ENQUIRY_PICTURE_CLAIM_FR } from './enquiry-picture-claim.ts'
import { ENQUIRY_PRIVATE_SALE_FR } from './enquiry-private-sale.ts'
import { ENQUIRY_PROBATION_FR } from './enquiry-probation.ts'
import { ENQUIRY_PUT_OUT_FOR_ARREARS_FR } from './enquiry-put-out-for-arrears.ts'
import { ENQUIRY_REDUNDANCY_AND_NOTICE_FR } from './enquiry-redundancy-and-notice.ts'
import { ENQUIRY_RENTED_ROOM_FR } from './enquiry-rented-room.ts'
import { ENQUIRY_SAFETY_AT_HOME_FR } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SELF_EMPLOYED_FR } from './enquiry-self-employed.ts'
import { ENQUIRY_SENT_TO_THE_MAKER_FR } from './enquiry-sent-to-the-maker.ts'
import { ENQUIRY_SHERIFF_FOR_SOMEONE_ELSE_FR } from './enquiry-sheriff-for-someone-else.ts'
import { ENQUIRY_SHORT_SERVICE_FR } from './enquiry-short-service.ts'
import { ENQUIRY_SIX_YEAR_TENANCY_FR } from './enquiry-six-year-tenancy.ts'
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
import { ENQUIRY_WHERE_CHILDREN_LIVE_FR } from './enquiry-where-children-live.ts'
import { ENQUIRY_WILL_DISPUTE_FR } from './enquiry-will-dispute.ts'
import { ENQUIRY_WORK_WARNING_FR } from './enquiry-work-warning.ts'
import { ENQUIRY_WORK_FR } from './enquiry-work.ts'
import { HELP_FR } from './help.ts'
import { HOUSING_FR } from './housing.ts'
import { NOTICE_OF_TERMINATION_FR } from './notice-of-termination.ts'
import { ONE_KIND_WORDS_FR } from './one-kind-words.ts'
import { REDUNDANCY_FR } from './redundancy.ts'
import { SCAM_FR } from './scam.ts'
import { SENDERS_FR } from './senders.ts'

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
  ...ONE_KIND_WORDS_FR,
  ...DAILY_LIFE_WORDS_FR,
  ...DEBT_WORDS_FR,
  ...ENQUIRY_NEED_TONIGHT_FR,
  ...ENQUIRY_DEBT_FR,
  ...ENQUIRY_OLD_DEBTS_FR,
  ...ENQUIRY_COURT_CLAIM_FR,
  ...ENQUIRY_EVICTION_FR,
  ...ENQUIRY_PUT_OUT_FOR_ARREARS_FR,
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
  ...HELP_FR,
  ...SENDERS_FR,
  ...ENQUIRY_CHILD_MAINTENANCE_FR,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_FR,
  ...ENQUIRY_WORK_FR,
  ...ENQUIRY_TRADE_DEBT_FR,
  ...ENQUIRY_WELFARE_FR,
  ...ENQUIRY_SPEEDING_FR,
  ...ENQUIRY_BUYING_FR,
  ...ENQUIRY_JUDGMENT_FR,
  ...ENQUIRY_UNPAID_FINE_FR,
  ...ENQUIRY_ENERGY_FR,
  ...ENQUIRY_DRIVEWAY_FR,
  ...ENQUIRY_VISA_REFUSED_FR,
  ...ENQUIRY_CITIZENSHIP_FR,
  ...ENQUIRY_PROBATION_FR,
  ...ENQUIRY_DATA_COPY_FR,
  ...ENQUIRY_NO_INSURANCE_FR,
  ...ENQUIRY_MUSIC_LICENCE_FR,
  ...ENQUIRY_HOSPITAL_BILL_FR,
  ...ENQUIRY_WORK_WARNING_FR,
  ...ENQUIRY_BOUNDARY_FR,
  ...ENQUIRY_SAFETY_AT_HOME_FR,
  ...ENQUIRY_INJURY_FR,
  ...ENQUIRY_CAR_VALUE_FR,
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
  ...ENQUIRY_WHERE_CHILDREN_LIVE_FR,
  ...ENQUIRY_DIVORCE_FR,
  ...ENQUIRY_EMERGENCY_TAX_FR,
  ...ENQUIRY_VOUCHER_FR,
  ...ENQUIRY_SOLD_PRIVATELY_FR,
  ...ENQUIRY_SENT_TO_THE_MAKER_FR,
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
  ...ENQUIRY_SHERIFF_FOR_SOMEONE_ELSE_FR,
  ...ENQUIRY_DISMISSED_AND_WELFARE_FR,
  ...finalAnswerWords('ie', 'fr'),
  ...ENQUIRY_SIX_YEAR_TENANCY_FR,
}
