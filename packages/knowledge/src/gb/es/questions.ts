/** The United Kingdom in Spanish: rows that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { BAILIFF_QUESTIONS_ES } from './bailiff-questions.ts'
import { BELIEFS_ES } from './beliefs.ts'
import { BENEFIT_QUESTIONS_ES } from './benefit-questions.ts'
import { ENQUIRY_BOUNDARY_ES } from './enquiry-boundary.ts'
import { ENQUIRY_BROADBAND_ES } from './enquiry-broadband.ts'
import { ENQUIRY_BUILDER_WANTS_MONEY_ES } from './enquiry-builder-wants-money.ts'
import { ENQUIRY_CAMERA_PENALTIES_ES } from './enquiry-camera-penalties.ts'
import { ENQUIRY_CANCELLED_EVENT_ES } from './enquiry-cancelled-event.ts'
import { ENQUIRY_CAR_ON_FINANCE_ES } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CHILD_MAINTENANCE_ES } from './enquiry-child-maintenance.ts'
import { ENQUIRY_CITIZENSHIP_ES } from './enquiry-citizenship.ts'
import { ENQUIRY_COLLECTOR_COURT_ES } from './enquiry-collector-court.ts'
import { ENQUIRY_CONSUMER_GUIDANCE_ES } from './enquiry-consumer-guidance.ts'
import { ENQUIRY_COUNCIL_TAX_ALONE_ES } from './enquiry-council-tax-alone.ts'
import { ENQUIRY_COUNCIL_TAX_ES } from './enquiry-council-tax.ts'
import { ENQUIRY_COURT_FINE_ES } from './enquiry-court-fine.ts'
import { ENQUIRY_CREDIT_AGREEMENT_ES } from './enquiry-credit-agreement.ts'
import { ENQUIRY_CRIMINAL_RECORD_ES } from './enquiry-criminal-record.ts'
import { ENQUIRY_DAMP_AND_RENT_ES } from './enquiry-damp-and-rent.ts'
import { ENQUIRY_DEBT_CLAIMS_ES } from './enquiry-debt-claims.ts'
import { ENQUIRY_DEBT_COLLECTORS_ES } from './enquiry-debt-collectors.ts'
import { ENQUIRY_DEBT_COURT_ES } from './enquiry-debt-court.ts'
import { ENQUIRY_DEBT_DOOR_ES } from './enquiry-debt-door.ts'
import { ENQUIRY_DEBT_GUIDANCE_ES } from './enquiry-debt-guidance.ts'
import { ENQUIRY_DEBT_MONEY_ES } from './enquiry-debt-money.ts'
import { ENQUIRY_DEBT_PEOPLE_ES } from './enquiry-debt-people.ts'
import { ENQUIRY_DEBT_WAYS_OUT_ES } from './enquiry-debt-ways-out.ts'
import { ENQUIRY_DEBT_ES } from './enquiry-debt.ts'
import { ENQUIRY_DEBTS_OF_THE_DEAD_ES } from './enquiry-debts-of-the-dead.ts'
import { ENQUIRY_DEFAULT_NOTICE_ES } from './enquiry-default-notice.ts'
import { ENQUIRY_DELIVERY_ES } from './enquiry-delivery.ts'
import { ENQUIRY_DEPOSIT_NEW_CARPET_ES } from './enquiry-deposit-new-carpet.ts'
import { ENQUIRY_DEPOSIT_ES } from './enquiry-deposit.ts'
import { ENQUIRY_DIVORCE_CONSENT_ES } from './enquiry-divorce-consent.ts'
import { ENQUIRY_DOG_BITE_ES } from './enquiry-dog-bite.ts'
import { ENQUIRY_DRIVEWAY_ES } from './enquiry-driveway.ts'
import { ENQUIRY_ENERGY_AND_WATER_ES } from './enquiry-energy-and-water.ts'
import { ENQUIRY_EVICTION_ES } from './enquiry-eviction.ts'
import { ENQUIRY_FAILING_PLAN_ES } from './enquiry-failing-plan.ts'
import { ENQUIRY_FAMILY_MEDIATION_ES } from './enquiry-family-mediation.ts'
import { ENQUIRY_FAULTY_GOODS_ES } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FENCE_ES } from './enquiry-fence.ts'
import { ENQUIRY_FIRST_30_DAYS_ES } from './enquiry-first-30-days.ts'
import { ENQUIRY_FLIGHT_LATE_ES } from './enquiry-flight-late.ts'
import { ENQUIRY_FLIGHT_ES } from './enquiry-flight.ts'
import { ENQUIRY_FREE_TV_LICENCE_ES } from './enquiry-free-tv-licence.ts'
import { ENQUIRY_GUARANTOR_ES } from './enquiry-guarantor.ts'
import { ENQUIRY_HARM_BY_TREATMENT_ES } from './enquiry-harm-by-treatment.ts'
import { ENQUIRY_HIGH_COURT_WRIT_ES } from './enquiry-high-court-writ.ts'
import { ENQUIRY_HIRED_AND_BOOKED_ES } from './enquiry-hired-and-booked.ts'
import { ENQUIRY_HOME_CASES_ES } from './enquiry-home-cases.ts'
import { ENQUIRY_HOMELESS_DECISION_ES } from './enquiry-homeless-decision.ts'
import { ENQUIRY_HOUSING_GUIDANCE_ES } from './enquiry-housing-guidance.ts'
import { ENQUIRY_HOUSING_NORTHERN_IRELAND_ES } from './enquiry-housing-northern-ireland.ts'
import { ENQUIRY_HOUSING_SCOTLAND_ES } from './enquiry-housing-scotland.ts'
import { ENQUIRY_HOUSING_WALES_ES } from './enquiry-housing-wales.ts'
import { ENQUIRY_INSOLVENCY_ES } from './enquiry-insolvency.ts'
import { ENQUIRY_INSURANCE_ES } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_TENANCY_ES } from './enquiry-joint-tenancy.ts'
import { ENQUIRY_LATE_TAX_RETURN_ES } from './enquiry-late-tax-return.ts'
import { ENQUIRY_LATE_TRAIN_ES } from './enquiry-late-train.ts'
import { ENQUIRY_LEAVING_A_CONTRACT_ES } from './enquiry-leaving-a-contract.ts'
import { ENQUIRY_LIVING_TOGETHER_ES } from './enquiry-living-together.ts'
import { ENQUIRY_LUGGAGE_ES } from './enquiry-luggage.ts'
import { ENQUIRY_MAGISTRATES_ES } from './enquiry-magistrates.ts'
import { ENQUIRY_MISSED_HEARING_ES } from './enquiry-missed-hearing.ts'
import { ENQUIRY_MORTGAGE_ES } from './enquiry-mortgage.ts'
import { ENQUIRY_MUSIC_LICENCE_ES } from './enquiry-music-licence.ts'
import { ENQUIRY_NEIGHBOUR_CAMERA_ES } from './enquiry-neighbour-camera.ts'
import { ENQUIRY_NEIGHBOURS_AT_ODDS_ES } from './enquiry-neighbours-at-odds.ts'
import { ENQUIRY_NO_WILL_ES } from './enquiry-no-will.ts'
import { ENQUIRY_NOTICE_TOO_SHORT_ES } from './enquiry-notice-too-short.ts'
import { ENQUIRY_OLD_DEBT_ES } from './enquiry-old-debt.ts'
import { ENQUIRY_PACKAGE_HOLIDAY_ES } from './enquiry-package-holiday.ts'
import { ENQUIRY_PAID_BY_CARD_ES } from './enquiry-paid-by-card.ts'
import { ENQUIRY_PARENTS_APART_ES } from './enquiry-parents-apart.ts'
import { ENQUIRY_PARKING_ES } from './enquiry-parking.ts'
import { ENQUIRY_PAYMENT_NOT_MINE_ES } from './enquiry-payment-not-mine.ts'
import { ENQUIRY_PENALTY_POINTS_ES } from './enquiry-penalty-points.ts'
import { ENQUIRY_PESTS_ES } from './enquiry-pests.ts'
import { ENQUIRY_PICTURE_CLAIM_ES } from './enquiry-picture-claim.ts'
import { ENQUIRY_POLICE_COMPLAINT_ES } from './enquiry-police-complaint.ts'
import { ENQUIRY_POLICE_INTERVIEW_ES } from './enquiry-police-interview.ts'
import { ENQUIRY_POLICE_PROPERTY_ES } from './enquiry-police-property.ts'
import { ENQUIRY_POSSESSION_HEARING_ES } from './enquiry-possession-hearing.ts'
import { ENQUIRY_PRE_SETTLED_ES } from './enquiry-pre-settled.ts'
import { ENQUIRY_PREPAYMENT_METER_ES } from './enquiry-prepayment-meter.ts'
import { ENQUIRY_PROMISES_TO_CUSTOMERS_ES } from './enquiry-promises-to-customers.ts'
import { ENQUIRY_REFUND_ES } from './enquiry-refund.ts'
import { ENQUIRY_RENT_ES } from './enquiry-rent.ts'
import { ENQUIRY_REPAIRS_ES } from './enquiry-repairs.ts'
import { ENQUIRY_RIGHTS_DEBT_ES } from './enquiry-rights-debt.ts'
import { ENQUIRY_RIGHTS_HOME_WORK_ES } from './enquiry-rights-home-work.ts'
import { ENQUIRY_RIGHTS_PARKING_ES } from './enquiry-rights-parking.ts'
import { ENQUIRY_SAFETY_AT_HOME_ES } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SALE_IN_FIRST_YEAR_ES } from './enquiry-sale-in-first-year.ts'
import { ENQUIRY_SCAM_ES } from './enquiry-scam.ts'
import { ENQUIRY_SELLER_GONE_ES } from './enquiry-seller-gone.ts'
import { ENQUIRY_SELLER_SAYS_NO_ES } from './enquiry-seller-says-no.ts'
import { ENQUIRY_SET_OFF_ES } from './enquiry-set-off.ts'
import { ENQUIRY_SHARED_ADDRESS_DEBTS_ES } from './enquiry-shared-address-debts.ts'
import { ENQUIRY_SHOP_SECURITY_ES } from './enquiry-shop-security.ts'
import { ENQUIRY_SMALL_CLAIM_ES } from './enquiry-small-claim.ts'
import { ENQUIRY_SOLD_PRIVATELY_ES } from './enquiry-sold-privately.ts'
import { ENQUIRY_SOLICITOR_COMPLAINT_ES } from './enquiry-solicitor-complaint.ts'
import { ENQUIRY_SPEEDING_ES } from './enquiry-speeding.ts'
import { ENQUIRY_STOP_LETTERS_ES } from './enquiry-stop-letters.ts'
import { ENQUIRY_TAX_CODE_ES } from './enquiry-tax-code.ts'
import { ENQUIRY_TAX_PLAN_ES } from './enquiry-tax-plan.ts'
import { ENQUIRY_TENANCY_ES } from './enquiry-tenancy.ts'
import { ENQUIRY_TENANT_FEES_ES } from './enquiry-tenant-fees.ts'
import { ENQUIRY_TRADESPEOPLE_ES } from './enquiry-tradespeople.ts'
import { ENQUIRY_TV_LICENCE_CALLERS_ES } from './enquiry-tv-licence-callers.ts'
import { ENQUIRY_TV_LICENCE_ES } from './enquiry-tv-licence.ts'
import { ENQUIRY_UNKNOWN_CONVICTION_ES } from './enquiry-unknown-conviction.ts'
import { ENQUIRY_URGENT_ES } from './enquiry-urgent.ts'
import { ENQUIRY_USED_CAR_ES } from './enquiry-used-car.ts'
import { ENQUIRY_WORKS_NEXT_DOOR_ES } from './enquiry-works-next-door.ts'
import { ENQUIRY_ZONE_CHARGES_ES } from './enquiry-zone-charges.ts'
import { EQUAL_SERVICE_ES } from './equal-service.ts'
import { FIRST_QUESTIONS_ES } from './first-questions.ts'
import { WORK_QUESTIONS_ES } from './work-questions.ts'

export const QUESTIONS_ES: Words = {
  ...ENQUIRY_PICTURE_CLAIM_ES,
  ...ENQUIRY_TV_LICENCE_CALLERS_ES,
  ...ENQUIRY_COUNCIL_TAX_ES,
  ...ENQUIRY_CREDIT_AGREEMENT_ES,
  ...ENQUIRY_FREE_TV_LICENCE_ES,
  ...ENQUIRY_PARKING_ES,
  ...ENQUIRY_MUSIC_LICENCE_ES,
  ...ENQUIRY_FIRST_30_DAYS_ES,
  ...ENQUIRY_FAULTY_GOODS_ES,
  ...ENQUIRY_REFUND_ES,
  ...ENQUIRY_LEAVING_A_CONTRACT_ES,
  ...ENQUIRY_DELIVERY_ES,
  ...ENQUIRY_USED_CAR_ES,
  ...ENQUIRY_TRADESPEOPLE_ES,
  ...ENQUIRY_BUILDER_WANTS_MONEY_ES,
  ...ENQUIRY_PAID_BY_CARD_ES,
  ...ENQUIRY_CANCELLED_EVENT_ES,
  ...ENQUIRY_SELLER_SAYS_NO_ES,
  ...ENQUIRY_SHOP_SECURITY_ES,
  ...ENQUIRY_CONSUMER_GUIDANCE_ES,
  ...ENQUIRY_OLD_DEBT_ES,
  ...ENQUIRY_DEBT_CLAIMS_ES,
  ...ENQUIRY_INSOLVENCY_ES,
  ...ENQUIRY_DEBT_PEOPLE_ES,
  ...ENQUIRY_DEBT_ES,
  ...ENQUIRY_DEBT_MONEY_ES,
  ...ENQUIRY_DEBT_WAYS_OUT_ES,
  ...ENQUIRY_DEBT_COURT_ES,
  ...ENQUIRY_DEBT_DOOR_ES,
  ...ENQUIRY_DEBT_GUIDANCE_ES,
  ...WORK_QUESTIONS_ES,
  ...ENQUIRY_ENERGY_AND_WATER_ES,
  ...ENQUIRY_FLIGHT_ES,
  ...ENQUIRY_BROADBAND_ES,
  ...ENQUIRY_SCAM_ES,
  ...ENQUIRY_HOME_CASES_ES,
  ...ENQUIRY_DEPOSIT_ES,
  ...ENQUIRY_REPAIRS_ES,
  ...ENQUIRY_RENT_ES,
  ...ENQUIRY_EVICTION_ES,
  ...ENQUIRY_TENANCY_ES,
  ...ENQUIRY_HOMELESS_DECISION_ES,
  ...ENQUIRY_HOUSING_GUIDANCE_ES,
  ...ENQUIRY_HOUSING_WALES_ES,
  ...ENQUIRY_HOUSING_SCOTLAND_ES,
  ...ENQUIRY_HOUSING_NORTHERN_IRELAND_ES,
  ...ENQUIRY_LATE_TAX_RETURN_ES,
  ...ENQUIRY_TV_LICENCE_ES,
  ...ENQUIRY_MORTGAGE_ES,
  ...ENQUIRY_RIGHTS_PARKING_ES,
  ...ENQUIRY_RIGHTS_DEBT_ES,
  ...ENQUIRY_RIGHTS_HOME_WORK_ES,
  ...ENQUIRY_URGENT_ES,
  ...ENQUIRY_CHILD_MAINTENANCE_ES,
  ...ENQUIRY_FAMILY_MEDIATION_ES,
  ...ENQUIRY_LATE_TRAIN_ES,
  ...ENQUIRY_PACKAGE_HOLIDAY_ES,
  ...EQUAL_SERVICE_ES,
  ...ENQUIRY_POLICE_INTERVIEW_ES,
  ...ENQUIRY_SPEEDING_ES,
  ...ENQUIRY_STOP_LETTERS_ES,
  ...ENQUIRY_INSURANCE_ES,
  ...ENQUIRY_SMALL_CLAIM_ES,
  ...ENQUIRY_UNKNOWN_CONVICTION_ES,
  ...ENQUIRY_DRIVEWAY_ES,
  ...ENQUIRY_DEBT_COLLECTORS_ES,
  ...ENQUIRY_POSSESSION_HEARING_ES,
  ...ENQUIRY_NO_WILL_ES,
  ...ENQUIRY_SAFETY_AT_HOME_ES,
  ...ENQUIRY_BOUNDARY_ES,
  ...ENQUIRY_LUGGAGE_ES,
  ...ENQUIRY_TAX_CODE_ES,
  ...ENQUIRY_ZONE_CHARGES_ES,
  ...ENQUIRY_MISSED_HEARING_ES,
  ...ENQUIRY_JOINT_TENANCY_ES,
  ...ENQUIRY_TENANT_FEES_ES,
  ...ENQUIRY_NOTICE_TOO_SHORT_ES,
  ...ENQUIRY_CAR_ON_FINANCE_ES,
  ...ENQUIRY_DEBTS_OF_THE_DEAD_ES,
  ...ENQUIRY_PREPAYMENT_METER_ES,
  ...ENQUIRY_SOLD_PRIVATELY_ES,
  ...ENQUIRY_CRIMINAL_RECORD_ES,
  ...ENQUIRY_MAGISTRATES_ES,
  ...ENQUIRY_PARENTS_APART_ES,
  ...ENQUIRY_DIVORCE_CONSENT_ES,
  ...ENQUIRY_LIVING_TOGETHER_ES,
  ...ENQUIRY_PRE_SETTLED_ES,
  ...ENQUIRY_CITIZENSHIP_ES,
  ...ENQUIRY_COUNCIL_TAX_ALONE_ES,
  ...ENQUIRY_GUARANTOR_ES,
  ...ENQUIRY_FENCE_ES,
  ...ENQUIRY_PAYMENT_NOT_MINE_ES,
  ...ENQUIRY_FLIGHT_LATE_ES,
  ...ENQUIRY_FAILING_PLAN_ES,
  ...ENQUIRY_DEFAULT_NOTICE_ES,
  ...ENQUIRY_COURT_FINE_ES,
  ...ENQUIRY_PENALTY_POINTS_ES,
  ...ENQUIRY_POLICE_PROPERTY_ES,
  ...ENQUIRY_POLICE_COMPLAINT_ES,
  ...ENQUIRY_SET_OFF_ES,
  ...ENQUIRY_TAX_PLAN_ES,
  ...ENQUIRY_SOLICITOR_COMPLAINT_ES,
  ...ENQUIRY_DOG_BITE_ES,
  ...ENQUIRY_NEIGHBOUR_CAMERA_ES,
  ...ENQUIRY_PESTS_ES,
  ...ENQUIRY_DAMP_AND_RENT_ES,
  ...ENQUIRY_SHARED_ADDRESS_DEBTS_ES,
  ...ENQUIRY_HIGH_COURT_WRIT_ES,
  ...ENQUIRY_SALE_IN_FIRST_YEAR_ES,
  ...ENQUIRY_COLLECTOR_COURT_ES,
  ...ENQUIRY_CAMERA_PENALTIES_ES,
  ...ENQUIRY_DEPOSIT_NEW_CARPET_ES,
  ...ENQUIRY_NEIGHBOURS_AT_ODDS_ES,
  ...ENQUIRY_SELLER_GONE_ES,
  ...ENQUIRY_WORKS_NEXT_DOOR_ES,
  ...ENQUIRY_PROMISES_TO_CUSTOMERS_ES,
  ...BENEFIT_QUESTIONS_ES,
  ...FIRST_QUESTIONS_ES,
  ...BELIEFS_ES,
  ...BAILIFF_QUESTIONS_ES,
  ...ENQUIRY_HARM_BY_TREATMENT_ES,
  ...ENQUIRY_HIRED_AND_BOOKED_ES,
}
