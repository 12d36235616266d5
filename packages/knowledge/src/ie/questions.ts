/** Ireland: the rows that speak to questions alone. Each question needs them all, so that they are loaded as one. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENQUIRY_BILLS } from './enquiry-bills.ts'
import { ENQUIRY_BOUNDARY } from './enquiry-boundary.ts'
import { ENQUIRY_BUYING } from './enquiry-buying.ts'
import { ENQUIRY_CAR_ON_FINANCE } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CAR_VALUE } from './enquiry-car-value.ts'
import { ENQUIRY_CARD_FRAUD } from './enquiry-card-fraud.ts'
import { ENQUIRY_CHILD_MAINTENANCE } from './enquiry-child-maintenance.ts'
import { ENQUIRY_CHILD_TAKEN_ABROAD } from './enquiry-child-taken-abroad.ts'
import { ENQUIRY_CITIZENSHIP } from './enquiry-citizenship.ts'
import { ENQUIRY_CIVIL_BILL } from './enquiry-civil-bill.ts'
import { ENQUIRY_COMMITTAL } from './enquiry-committal.ts'
import { ENQUIRY_COUNCIL_HOME } from './enquiry-council-home.ts'
import { ENQUIRY_COURT_CLAIM } from './enquiry-court-claim.ts'
import { ENQUIRY_CREDIT_REGISTER_YEARS } from './enquiry-credit-register-years.ts'
import { ENQUIRY_CRIMINAL_RECORD } from './enquiry-criminal-record.ts'
import { ENQUIRY_DATA_COPY } from './enquiry-data-copy.ts'
import { ENQUIRY_DEBT_WRITTEN_OFF } from './enquiry-debt-written-off.ts'
import { ENQUIRY_DEBT } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_AND_WELFARE } from './enquiry-dismissed-and-welfare.ts'
import { ENQUIRY_DIVORCE } from './enquiry-divorce.ts'
import { ENQUIRY_DOG_BITE } from './enquiry-dog-bite.ts'
import { ENQUIRY_DRIVEWAY } from './enquiry-driveway.ts'
import { ENQUIRY_DRIVING_BAN } from './enquiry-driving-ban.ts'
import { ENQUIRY_EMERGENCY_TAX } from './enquiry-emergency-tax.ts'
import { ENQUIRY_ENERGY } from './enquiry-energy.ts'
import { ENQUIRY_EVICTION } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FAULTY_GOODS } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FLAWED_NOTICES } from './enquiry-flawed-notices.ts'
import { ENQUIRY_FLIGHTS } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD } from './enquiry-fraud.ts'
import { ENQUIRY_GARDA_COMPLAINT } from './enquiry-garda-complaint.ts'
import { ENQUIRY_GARDA_INTERVIEW } from './enquiry-garda-interview.ts'
import { ENQUIRY_HOMELESS } from './enquiry-homeless.ts'
import { ENQUIRY_HOSPITAL_BILL } from './enquiry-hospital-bill.ts'
import { ENQUIRY_HOUSING_LIST } from './enquiry-housing-list.ts'
import { ENQUIRY_INJURY } from './enquiry-injury.ts'
import { ENQUIRY_INSURANCE } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_TENANCY } from './enquiry-joint-tenancy.ts'
import { ENQUIRY_JUDGMENT_MORTGAGE } from './enquiry-judgment-mortgage.ts'
import { ENQUIRY_JUDGMENT } from './enquiry-judgment.ts'
import { ENQUIRY_LAY_OFF } from './enquiry-lay-off.ts'
import { ENQUIRY_LEAVING_A_JOB } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LOANS } from './enquiry-loans.ts'
import { ENQUIRY_LOST_CAPACITY } from './enquiry-lost-capacity.ts'
import { ENQUIRY_MANAGEMENT_FEE } from './enquiry-management-fee.ts'
import { ENQUIRY_MONEYLENDER } from './enquiry-moneylender.ts'
import { ENQUIRY_MOVING_IN } from './enquiry-moving-in.ts'
import { ENQUIRY_MUSIC_LICENCE } from './enquiry-music-licence.ts'
import { ENQUIRY_NEED_TONIGHT } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEW_EMPLOYER } from './enquiry-new-employer.ts'
import { ENQUIRY_NO_INSURANCE } from './enquiry-no-insurance.ts'
import { ENQUIRY_NO_WILL } from './enquiry-no-will.ts'
import { ENQUIRY_NURSING_HOME } from './enquiry-nursing-home.ts'
import { ENQUIRY_OLD_DEBTS } from './enquiry-old-debts.ts'
import { ENQUIRY_ON_THE_ROAD } from './enquiry-on-the-road.ts'
import { ENQUIRY_PACKAGE_HOLIDAY } from './enquiry-package-holiday.ts'
import { ENQUIRY_PARENTS_APART } from './enquiry-parents-apart.ts'
import { ENQUIRY_PAY_KEPT_BACK } from './enquiry-pay-kept-back.ts'
import { ENQUIRY_PHONE_PRICE } from './enquiry-phone-price.ts'
import { ENQUIRY_PICTURE_CLAIM } from './enquiry-picture-claim.ts'
import { ENQUIRY_PRIVATE_SALE } from './enquiry-private-sale.ts'
import { ENQUIRY_PROBATION } from './enquiry-probation.ts'
import { ENQUIRY_PUT_OUT_FOR_ARREARS } from './enquiry-put-out-for-arrears.ts'
import { ENQUIRY_REDUNDANCY_AND_NOTICE } from './enquiry-redundancy-and-notice.ts'
import { ENQUIRY_RENT_ZONES } from './enquiry-rent-zones.ts'
import { ENQUIRY_RENTED_ROOM } from './enquiry-rented-room.ts'
import { ENQUIRY_REPAIRS } from './enquiry-repairs.ts'
import { ENQUIRY_SAFETY_AT_HOME } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SELF_EMPLOYED } from './enquiry-self-employed.ts'
import { ENQUIRY_SENT_TO_THE_MAKER } from './enquiry-sent-to-the-maker.ts'
import { ENQUIRY_SHERIFF_FOR_SOMEONE_ELSE } from './enquiry-sheriff-for-someone-else.ts'
import { ENQUIRY_SHORT_SERVICE } from './enquiry-short-service.ts'
import { ENQUIRY_SIX_YEAR_TENANCY } from './enquiry-six-year-tenancy.ts'
import { ENQUIRY_SOLD_PRIVATELY } from './enquiry-sold-privately.ts'
import { ENQUIRY_SPEEDING } from './enquiry-speeding.ts'
import { ENQUIRY_TAX_BACK } from './enquiry-tax-back.ts'
import { ENQUIRY_TAX } from './enquiry-tax.ts'
import { ENQUIRY_TERMS_OF_WORK } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRADE_DEBT } from './enquiry-trade-debt.ts'
import { ENQUIRY_TRADESPEOPLE } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRAVEL_TIME } from './enquiry-travel-time.ts'
import { ENQUIRY_UNPAID_FINE } from './enquiry-unpaid-fine.ts'
import { ENQUIRY_VISA_REFUSED } from './enquiry-visa-refused.ts'
import { ENQUIRY_VOUCHER } from './enquiry-voucher.ts'
import { ENQUIRY_WAGES } from './enquiry-wages.ts'
import { ENQUIRY_WELFARE } from './enquiry-welfare.ts'
import { ENQUIRY_WHERE_CHILDREN_LIVE } from './enquiry-where-children-live.ts'
import { ENQUIRY_WILL_DISPUTE } from './enquiry-will-dispute.ts'
import { ENQUIRY_WORK_WARNING } from './enquiry-work-warning.ts'
import { ENQUIRY_WORK } from './enquiry-work.ts'

export const QUESTIONS: readonly Rule[] = [
  ...ENQUIRY_NEED_TONIGHT,
  ...ENQUIRY_DEBT,
  ...ENQUIRY_OLD_DEBTS,
  ...ENQUIRY_COURT_CLAIM,
  ...ENQUIRY_EVICTION,
  ...ENQUIRY_PUT_OUT_FOR_ARREARS,
  ...ENQUIRY_REPAIRS,
  ...ENQUIRY_DISMISSAL,
  ...ENQUIRY_REDUNDANCY_AND_NOTICE,
  ...ENQUIRY_FAULTY_GOODS,
  ...ENQUIRY_FRAUD,
  ...ENQUIRY_ON_THE_ROAD,
  ...ENQUIRY_BILLS,
  ...ENQUIRY_TAX,
  ...ENQUIRY_INSURANCE,
  ...ENQUIRY_LOANS,
  ...ENQUIRY_FLIGHTS,
  ...ENQUIRY_TRADESPEOPLE,
  ...ENQUIRY_MANAGEMENT_FEE,
  ...ENQUIRY_PICTURE_CLAIM,
  ...ENQUIRY_CHILD_MAINTENANCE,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS,
  ...ENQUIRY_WORK,
  ...ENQUIRY_WAGES,
  ...ENQUIRY_TRADE_DEBT,
  ...ENQUIRY_WELFARE,
  ...ENQUIRY_SPEEDING,
  ...ENQUIRY_BUYING,
  ...ENQUIRY_JUDGMENT,
  ...ENQUIRY_UNPAID_FINE,
  ...ENQUIRY_ENERGY,
  ...ENQUIRY_DRIVEWAY,
  ...ENQUIRY_VISA_REFUSED,
  ...ENQUIRY_CITIZENSHIP,
  ...ENQUIRY_PROBATION,
  ...ENQUIRY_DATA_COPY,
  ...ENQUIRY_NO_INSURANCE,
  ...ENQUIRY_MUSIC_LICENCE,
  ...ENQUIRY_HOSPITAL_BILL,
  ...ENQUIRY_WORK_WARNING,
  ...ENQUIRY_BOUNDARY,
  ...ENQUIRY_SAFETY_AT_HOME,
  ...ENQUIRY_INJURY,
  ...ENQUIRY_CAR_VALUE,
  ...ENQUIRY_TERMS_OF_WORK,
  ...ENQUIRY_NO_WILL,
  ...ENQUIRY_GARDA_INTERVIEW,
  ...ENQUIRY_PRIVATE_SALE,
  ...ENQUIRY_MOVING_IN,
  ...ENQUIRY_HOUSING_LIST,
  ...ENQUIRY_WILL_DISPUTE,
  ...ENQUIRY_FLAWED_NOTICES,
  ...ENQUIRY_COMMITTAL,
  ...ENQUIRY_PAY_KEPT_BACK,
  ...ENQUIRY_CARD_FRAUD,
  ...ENQUIRY_TRAVEL_TIME,
  ...ENQUIRY_LEAVING_A_JOB,
  ...ENQUIRY_LAY_OFF,
  ...ENQUIRY_RENTED_ROOM,
  ...ENQUIRY_HOMELESS,
  ...ENQUIRY_JOINT_TENANCY,
  ...ENQUIRY_CAR_ON_FINANCE,
  ...ENQUIRY_CRIMINAL_RECORD,
  ...ENQUIRY_PARENTS_APART,
  ...ENQUIRY_WHERE_CHILDREN_LIVE,
  ...ENQUIRY_DIVORCE,
  ...ENQUIRY_EMERGENCY_TAX,
  ...ENQUIRY_VOUCHER,
  ...ENQUIRY_SOLD_PRIVATELY,
  ...ENQUIRY_SENT_TO_THE_MAKER,
  ...ENQUIRY_JUDGMENT_MORTGAGE,
  ...ENQUIRY_CIVIL_BILL,
  ...ENQUIRY_SHORT_SERVICE,
  ...ENQUIRY_NEW_EMPLOYER,
  ...ENQUIRY_DEBT_WRITTEN_OFF,
  ...ENQUIRY_CREDIT_REGISTER_YEARS,
  ...ENQUIRY_TAX_BACK,
  ...ENQUIRY_COUNCIL_HOME,
  ...ENQUIRY_PACKAGE_HOLIDAY,
  ...ENQUIRY_PHONE_PRICE,
  ...ENQUIRY_LOST_CAPACITY,
  ...ENQUIRY_NURSING_HOME,
  ...ENQUIRY_GARDA_COMPLAINT,
  ...ENQUIRY_DRIVING_BAN,
  ...ENQUIRY_SELF_EMPLOYED,
  ...ENQUIRY_DOG_BITE,
  ...ENQUIRY_MONEYLENDER,
  ...ENQUIRY_CHILD_TAKEN_ABROAD,
  ...ENQUIRY_SHERIFF_FOR_SOMEONE_ELSE,
  ...ENQUIRY_DISMISSED_AND_WELFARE,
  ...ENQUIRY_RENT_ZONES,
  ...ENQUIRY_SIX_YEAR_TENANCY,
]
