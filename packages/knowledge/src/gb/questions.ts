/** The United Kingdom: the rows that speak to questions alone. Each question needs them all, so that they are loaded as one. */
import type { Rule } from '@plainletter/contracts/rule'

import { BELIEFS } from './beliefs.ts'
import { BENEFIT_QUESTIONS } from './benefit-questions.ts'
import { ENQUIRY_BAILIFFS_FOR_SOMEONE_ELSE } from './enquiry-bailiffs-for-someone-else.ts'
import { ENQUIRY_BOUNDARY } from './enquiry-boundary.ts'
import { ENQUIRY_BROADBAND } from './enquiry-broadband.ts'
import { ENQUIRY_BUILDER_WANTS_MONEY } from './enquiry-builder-wants-money.ts'
import { ENQUIRY_CAMERA_PENALTIES } from './enquiry-camera-penalties.ts'
import { ENQUIRY_CANCELLED_EVENT } from './enquiry-cancelled-event.ts'
import { ENQUIRY_CAR_ON_FINANCE } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CHILD_MAINTENANCE } from './enquiry-child-maintenance.ts'
import { ENQUIRY_CITIZENSHIP } from './enquiry-citizenship.ts'
import { ENQUIRY_CLAIM_ON_OLD_DEBT } from './enquiry-claim-on-old-debt.ts'
import { ENQUIRY_COLLECTOR_COURT } from './enquiry-collector-court.ts'
import { ENQUIRY_CONSUMER_GUIDANCE } from './enquiry-consumer-guidance.ts'
import { ENQUIRY_COUNCIL_TAX_ALONE } from './enquiry-council-tax-alone.ts'
import { ENQUIRY_COUNCIL_TAX_ENFORCED } from './enquiry-council-tax-enforced.ts'
import { ENQUIRY_COURT_FINE } from './enquiry-court-fine.ts'
import { ENQUIRY_CRIMINAL_RECORD } from './enquiry-criminal-record.ts'
import { ENQUIRY_DAMP_AND_RENT } from './enquiry-damp-and-rent.ts'
import { ENQUIRY_DEBT } from './enquiry-debt.ts'
import { ENQUIRY_DEBTS_OF_THE_DEAD } from './enquiry-debts-of-the-dead.ts'
import { ENQUIRY_DEFAULT_NOTICE } from './enquiry-default-notice.ts'
import { ENQUIRY_DELIVERY } from './enquiry-delivery.ts'
import { ENQUIRY_DEPOSIT_NEW_CARPET } from './enquiry-deposit-new-carpet.ts'
import { ENQUIRY_DEPOSIT } from './enquiry-deposit.ts'
import { ENQUIRY_DIVORCE_CONSENT } from './enquiry-divorce-consent.ts'
import { ENQUIRY_DOG_BITE } from './enquiry-dog-bite.ts'
import { ENQUIRY_DRIVEWAY } from './enquiry-driveway.ts'
import { ENQUIRY_ENERGY_AND_WATER } from './enquiry-energy-and-water.ts'
import { ENQUIRY_EVICTION_BY_BAILIFFS } from './enquiry-eviction-by-bailiffs.ts'
import { ENQUIRY_EVICTION } from './enquiry-eviction.ts'
import { ENQUIRY_FAILING_PLAN } from './enquiry-failing-plan.ts'
import { ENQUIRY_FAMILY_MEDIATION } from './enquiry-family-mediation.ts'
import { ENQUIRY_FAULTY_GOODS } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FENCE } from './enquiry-fence.ts'
import { ENQUIRY_FIRST_30_DAYS } from './enquiry-first-30-days.ts'
import { ENQUIRY_FLIGHT_LATE } from './enquiry-flight-late.ts'
import { ENQUIRY_FLIGHT } from './enquiry-flight.ts'
import { ENQUIRY_GUARANTOR } from './enquiry-guarantor.ts'
import { ENQUIRY_HARM_BY_TREATMENT } from './enquiry-harm-by-treatment.ts'
import { ENQUIRY_HIGH_COURT_WRIT } from './enquiry-high-court-writ.ts'
import { ENQUIRY_HIRED_AND_BOOKED } from './enquiry-hired-and-booked.ts'
import { ENQUIRY_HOME_CASES } from './enquiry-home-cases.ts'
import { ENQUIRY_HOMELESS_DECISION } from './enquiry-homeless-decision.ts'
import { ENQUIRY_HOUSING_GUIDANCE } from './enquiry-housing-guidance.ts'
import { ENQUIRY_HOUSING_NORTHERN_IRELAND } from './enquiry-housing-northern-ireland.ts'
import { ENQUIRY_HOUSING_SCOTLAND } from './enquiry-housing-scotland.ts'
import { ENQUIRY_HOUSING_WALES } from './enquiry-housing-wales.ts'
import { ENQUIRY_INSURANCE } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_TENANCY } from './enquiry-joint-tenancy.ts'
import { ENQUIRY_LATE_TAX_RETURN } from './enquiry-late-tax-return.ts'
import { ENQUIRY_LATE_TRAIN } from './enquiry-late-train.ts'
import { ENQUIRY_LEAVING_A_CONTRACT } from './enquiry-leaving-a-contract.ts'
import { ENQUIRY_LIVING_TOGETHER } from './enquiry-living-together.ts'
import { ENQUIRY_LUGGAGE } from './enquiry-luggage.ts'
import { ENQUIRY_MAGISTRATES } from './enquiry-magistrates.ts'
import { ENQUIRY_MISSED_HEARING } from './enquiry-missed-hearing.ts'
import { ENQUIRY_MORTGAGE } from './enquiry-mortgage.ts'
import { ENQUIRY_MUSIC_LICENCE } from './enquiry-music-licence.ts'
import { ENQUIRY_NEED_TONIGHT } from './enquiry-need-tonight.ts'
import { ENQUIRY_NEIGHBOUR_CAMERA } from './enquiry-neighbour-camera.ts'
import { ENQUIRY_NEIGHBOURS_AT_ODDS } from './enquiry-neighbours-at-odds.ts'
import { ENQUIRY_NO_BED_TONIGHT } from './enquiry-no-bed-tonight.ts'
import { ENQUIRY_NO_WILL } from './enquiry-no-will.ts'
import { ENQUIRY_NOTICE_TOO_SHORT } from './enquiry-notice-too-short.ts'
import { ENQUIRY_PACKAGE_HOLIDAY } from './enquiry-package-holiday.ts'
import { ENQUIRY_PAID_BY_CARD } from './enquiry-paid-by-card.ts'
import { ENQUIRY_PARENTS_APART } from './enquiry-parents-apart.ts'
import { ENQUIRY_PARKING } from './enquiry-parking.ts'
import { ENQUIRY_PAYMENT_NOT_MINE } from './enquiry-payment-not-mine.ts'
import { ENQUIRY_PENALTY_POINTS } from './enquiry-penalty-points.ts'
import { ENQUIRY_PESTS } from './enquiry-pests.ts'
import { ENQUIRY_PICTURE_CLAIM } from './enquiry-picture-claim.ts'
import { ENQUIRY_POLICE_COMPLAINT } from './enquiry-police-complaint.ts'
import { ENQUIRY_POLICE_INTERVIEW } from './enquiry-police-interview.ts'
import { ENQUIRY_POLICE_PROPERTY } from './enquiry-police-property.ts'
import { ENQUIRY_POSSESSION_HEARING } from './enquiry-possession-hearing.ts'
import { ENQUIRY_PRE_SETTLED } from './enquiry-pre-settled.ts'
import { ENQUIRY_PREPAYMENT_METER } from './enquiry-prepayment-meter.ts'
import { ENQUIRY_PRIVATE_PARKING_BAILIFFS } from './enquiry-private-parking-bailiffs.ts'
import { ENQUIRY_PROMISES_TO_CUSTOMERS } from './enquiry-promises-to-customers.ts'
import { ENQUIRY_REFUND } from './enquiry-refund.ts'
import { ENQUIRY_RENT } from './enquiry-rent.ts'
import { ENQUIRY_REPAIRS } from './enquiry-repairs.ts'
import { ENQUIRY_RIGHTS_DEBT } from './enquiry-rights-debt.ts'
import { ENQUIRY_RIGHTS_HOME_WORK } from './enquiry-rights-home-work.ts'
import { ENQUIRY_RIGHTS_PARKING } from './enquiry-rights-parking.ts'
import { ENQUIRY_SAFETY_AT_HOME } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SALE_IN_FIRST_YEAR } from './enquiry-sale-in-first-year.ts'
import { ENQUIRY_SCAM } from './enquiry-scam.ts'
import { ENQUIRY_SELLER_GONE } from './enquiry-seller-gone.ts'
import { ENQUIRY_SELLER_SAYS_NO } from './enquiry-seller-says-no.ts'
import { ENQUIRY_SET_OFF } from './enquiry-set-off.ts'
import { ENQUIRY_SHARED_ADDRESS_DEBTS } from './enquiry-shared-address-debts.ts'
import { ENQUIRY_SHOP_SECURITY } from './enquiry-shop-security.ts'
import { ENQUIRY_SMALL_CLAIM } from './enquiry-small-claim.ts'
import { ENQUIRY_SOLD_PRIVATELY } from './enquiry-sold-privately.ts'
import { ENQUIRY_SOLICITOR_COMPLAINT } from './enquiry-solicitor-complaint.ts'
import { ENQUIRY_SPEEDING } from './enquiry-speeding.ts'
import { ENQUIRY_STOP_LETTERS } from './enquiry-stop-letters.ts'
import { ENQUIRY_TAX_CODE } from './enquiry-tax-code.ts'
import { ENQUIRY_TAX_PLAN } from './enquiry-tax-plan.ts'
import { ENQUIRY_TENANCY } from './enquiry-tenancy.ts'
import { ENQUIRY_TENANT_FEES } from './enquiry-tenant-fees.ts'
import { ENQUIRY_TRADESPEOPLE } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRAFFIC_BAILIFFS } from './enquiry-traffic-bailiffs.ts'
import { ENQUIRY_TV_LICENCE } from './enquiry-tv-licence.ts'
import { ENQUIRY_UNKNOWN_CONVICTION } from './enquiry-unknown-conviction.ts'
import { ENQUIRY_URGENT } from './enquiry-urgent.ts'
import { ENQUIRY_USED_CAR } from './enquiry-used-car.ts'
import { ENQUIRY_WORKS_NEXT_DOOR } from './enquiry-works-next-door.ts'
import { ENQUIRY_ZONE_CHARGES } from './enquiry-zone-charges.ts'
import { EQUAL_SERVICE } from './equal-service.ts'
import { FIRST_QUESTIONS } from './first-questions.ts'
import { WORK_QUESTIONS } from './work-questions.ts'

export const QUESTIONS: readonly Rule[] = [
  ...ENQUIRY_NO_BED_TONIGHT,
  ...ENQUIRY_NEED_TONIGHT,
  ...ENQUIRY_URGENT,
  ...ENQUIRY_TV_LICENCE,
  ...ENQUIRY_DEBT,
  ...ENQUIRY_FIRST_30_DAYS,
  ...ENQUIRY_FAULTY_GOODS,
  ...ENQUIRY_LEAVING_A_CONTRACT,
  ...ENQUIRY_REFUND,
  ...ENQUIRY_DELIVERY,
  ...ENQUIRY_USED_CAR,
  ...ENQUIRY_TRADESPEOPLE,
  ...ENQUIRY_BUILDER_WANTS_MONEY,
  ...ENQUIRY_PAID_BY_CARD,
  ...ENQUIRY_CANCELLED_EVENT,
  ...ENQUIRY_SELLER_SAYS_NO,
  ...ENQUIRY_MUSIC_LICENCE,
  ...ENQUIRY_SCAM,
  ...ENQUIRY_ENERGY_AND_WATER,
  ...ENQUIRY_FLIGHT,
  ...ENQUIRY_BROADBAND,
  ...ENQUIRY_CONSUMER_GUIDANCE,
  ...ENQUIRY_PARKING,
  ...ENQUIRY_DEPOSIT,
  ...ENQUIRY_REPAIRS,
  ...ENQUIRY_RENT,
  ...ENQUIRY_EVICTION,
  ...ENQUIRY_TENANCY,
  ...ENQUIRY_HOME_CASES,
  ...ENQUIRY_DAMP_AND_RENT,
  ...ENQUIRY_HOUSING_SCOTLAND,
  ...ENQUIRY_HOUSING_NORTHERN_IRELAND,
  ...ENQUIRY_HOUSING_WALES,
  ...ENQUIRY_HOUSING_GUIDANCE,
  ...WORK_QUESTIONS,
  ...ENQUIRY_RIGHTS_PARKING,
  ...ENQUIRY_RIGHTS_DEBT,
  ...ENQUIRY_RIGHTS_HOME_WORK,
  ...EQUAL_SERVICE,
  ...ENQUIRY_SPEEDING,
  ...ENQUIRY_STOP_LETTERS,
  ...ENQUIRY_INSURANCE,
  ...ENQUIRY_SMALL_CLAIM,
  ...ENQUIRY_UNKNOWN_CONVICTION,
  ...ENQUIRY_DRIVEWAY,
  ...ENQUIRY_CHILD_MAINTENANCE,
  ...ENQUIRY_LATE_TAX_RETURN,
  ...ENQUIRY_PICTURE_CLAIM,
  ...ENQUIRY_MORTGAGE,
  ...ENQUIRY_PACKAGE_HOLIDAY,
  ...ENQUIRY_POLICE_INTERVIEW,
  ...ENQUIRY_SHOP_SECURITY,
  ...ENQUIRY_HOMELESS_DECISION,
  ...ENQUIRY_LATE_TRAIN,
  ...ENQUIRY_FAMILY_MEDIATION,
  ...ENQUIRY_POSSESSION_HEARING,
  ...ENQUIRY_NO_WILL,
  ...ENQUIRY_SAFETY_AT_HOME,
  ...ENQUIRY_BOUNDARY,
  ...ENQUIRY_LUGGAGE,
  ...ENQUIRY_TAX_CODE,
  ...ENQUIRY_ZONE_CHARGES,
  ...ENQUIRY_MISSED_HEARING,
  ...ENQUIRY_EVICTION_BY_BAILIFFS,
  ...ENQUIRY_JOINT_TENANCY,
  ...ENQUIRY_TENANT_FEES,
  ...ENQUIRY_NOTICE_TOO_SHORT,
  ...ENQUIRY_CAR_ON_FINANCE,
  ...ENQUIRY_DEBTS_OF_THE_DEAD,
  ...ENQUIRY_TRAFFIC_BAILIFFS,
  ...ENQUIRY_PREPAYMENT_METER,
  ...ENQUIRY_SOLD_PRIVATELY,
  ...ENQUIRY_CRIMINAL_RECORD,
  ...ENQUIRY_MAGISTRATES,
  ...ENQUIRY_PARENTS_APART,
  ...ENQUIRY_DIVORCE_CONSENT,
  ...ENQUIRY_LIVING_TOGETHER,
  ...ENQUIRY_PRE_SETTLED,
  ...ENQUIRY_CITIZENSHIP,
  ...ENQUIRY_COUNCIL_TAX_ALONE,
  ...ENQUIRY_GUARANTOR,
  ...ENQUIRY_FENCE,
  ...ENQUIRY_PAYMENT_NOT_MINE,
  ...ENQUIRY_FLIGHT_LATE,
  ...ENQUIRY_FAILING_PLAN,
  ...ENQUIRY_DEFAULT_NOTICE,
  ...ENQUIRY_COURT_FINE,
  ...ENQUIRY_PENALTY_POINTS,
  ...ENQUIRY_POLICE_PROPERTY,
  ...ENQUIRY_POLICE_COMPLAINT,
  ...ENQUIRY_SET_OFF,
  ...ENQUIRY_TAX_PLAN,
  ...ENQUIRY_SOLICITOR_COMPLAINT,
  ...ENQUIRY_DOG_BITE,
  ...ENQUIRY_NEIGHBOUR_CAMERA,
  ...ENQUIRY_PESTS,
  ...ENQUIRY_SHARED_ADDRESS_DEBTS,
  ...ENQUIRY_HIGH_COURT_WRIT,
  ...ENQUIRY_BAILIFFS_FOR_SOMEONE_ELSE,
  ...ENQUIRY_SALE_IN_FIRST_YEAR,
  ...ENQUIRY_PRIVATE_PARKING_BAILIFFS,
  ...ENQUIRY_CLAIM_ON_OLD_DEBT,
  ...ENQUIRY_COUNCIL_TAX_ENFORCED,
  ...ENQUIRY_COLLECTOR_COURT,
  ...ENQUIRY_CAMERA_PENALTIES,
  ...ENQUIRY_DEPOSIT_NEW_CARPET,
  ...ENQUIRY_NEIGHBOURS_AT_ODDS,
  ...ENQUIRY_SELLER_GONE,
  ...ENQUIRY_WORKS_NEXT_DOOR,
  ...ENQUIRY_PROMISES_TO_CUSTOMERS,
  ...BENEFIT_QUESTIONS,
  ...FIRST_QUESTIONS,
  ...BELIEFS,
  ...ENQUIRY_HARM_BY_TREATMENT,
  ...ENQUIRY_HIRED_AND_BOOKED,
]
