/** The United Kingdom in Dutch: rows that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { BAILIFF_QUESTIONS_NL } from './bailiff-questions.ts'
import { BELIEFS_NL } from './beliefs.ts'
import { BENEFIT_QUESTIONS_NL } from './benefit-questions.ts'
import { ENQUIRY_BOUNDARY_NL } from './enquiry-boundary.ts'
import { ENQUIRY_BROADBAND_NL } from './enquiry-broadband.ts'
import { ENQUIRY_BUILDER_WANTS_MONEY_NL } from './enquiry-builder-wants-money.ts'
import { ENQUIRY_CAMERA_PENALTIES_NL } from './enquiry-camera-penalties.ts'
import { ENQUIRY_CANCELLED_EVENT_NL } from './enquiry-cancelled-event.ts'
import { ENQUIRY_CAR_ON_FINANCE_NL } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CHILD_MAINTENANCE_NL } from './enquiry-child-maintenance.ts'
import { ENQUIRY_CITIZENSHIP_NL } from './enquiry-citizenship.ts'
import { ENQUIRY_COLLECTOR_COURT_NL } from './enquiry-collector-court.ts'
import { ENQUIRY_CONSUMER_GUIDANCE_NL } from './enquiry-consumer-guidance.ts'
import { ENQUIRY_COUNCIL_TAX_ALONE_NL } from './enquiry-council-tax-alone.ts'
import { ENQUIRY_COUNCIL_TAX_NL } from './enquiry-council-tax.ts'
import { ENQUIRY_COURT_FINE_NL } from './enquiry-court-fine.ts'
import { ENQUIRY_CREDIT_AGREEMENT_NL } from './enquiry-credit-agreement.ts'
import { ENQUIRY_CRIMINAL_RECORD_NL } from './enquiry-criminal-record.ts'
import { ENQUIRY_DAMP_AND_RENT_NL } from './enquiry-damp-and-rent.ts'
import { ENQUIRY_DEBT_CLAIMS_NL } from './enquiry-debt-claims.ts'
import { ENQUIRY_DEBT_COLLECTORS_NL } from './enquiry-debt-collectors.ts'
import { ENQUIRY_DEBT_COURT_NL } from './enquiry-debt-court.ts'
import { ENQUIRY_DEBT_DOOR_NL } from './enquiry-debt-door.ts'
import { ENQUIRY_DEBT_GUIDANCE_NL } from './enquiry-debt-guidance.ts'
import { ENQUIRY_DEBT_MONEY_NL } from './enquiry-debt-money.ts'
import { ENQUIRY_DEBT_PEOPLE_NL } from './enquiry-debt-people.ts'
import { ENQUIRY_DEBT_WAYS_OUT_NL } from './enquiry-debt-ways-out.ts'
import { ENQUIRY_DEBT_NL } from './enquiry-debt.ts'
import { ENQUIRY_DEBTS_OF_THE_DEAD_NL } from './enquiry-debts-of-the-dead.ts'
import { ENQUIRY_DEFAULT_NOTICE_NL } from './enquiry-default-notice.ts'
import { ENQUIRY_DELIVERY_NL } from './enquiry-delivery.ts'
import { ENQUIRY_DEPOSIT_NEW_CARPET_NL } from './enquiry-deposit-new-carpet.ts'
import { ENQUIRY_DEPOSIT_NL } from './enquiry-deposit.ts'
import { ENQUIRY_DIVORCE_CONSENT_NL } from './enquiry-divorce-consent.ts'
import { ENQUIRY_DOG_BITE_NL } from './enquiry-dog-bite.ts'
import { ENQUIRY_DRIVEWAY_NL } from './enquiry-driveway.ts'
import { ENQUIRY_ENERGY_AND_WATER_NL } from './enquiry-energy-and-water.ts'
import { ENQUIRY_EVICTION_NL } from './enquiry-eviction.ts'
import { ENQUIRY_FAILING_PLAN_NL } from './enquiry-failing-plan.ts'
import { ENQUIRY_FAMILY_MEDIATION_NL } from './enquiry-family-mediation.ts'
import { ENQUIRY_FAULTY_GOODS_NL } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FENCE_NL } from './enquiry-fence.ts'
import { ENQUIRY_FIRST_30_DAYS_NL } from './enquiry-first-30-days.ts'
import { ENQUIRY_FLIGHT_LATE_NL } from './enquiry-flight-late.ts'
import { ENQUIRY_FLIGHT_NL } from './enquiry-flight.ts'
import { ENQUIRY_FREE_TV_LICENCE_NL } from './enquiry-free-tv-licence.ts'
import { ENQUIRY_GUARANTOR_NL } from './enquiry-guarantor.ts'
import { ENQUIRY_HARM_BY_TREATMENT_NL } from './enquiry-harm-by-treatment.ts'
import { ENQUIRY_HIGH_COURT_WRIT_NL } from './enquiry-high-court-writ.ts'
import { ENQUIRY_HIRED_AND_BOOKED_NL } from './enquiry-hired-and-booked.ts'
import { ENQUIRY_HOME_CASES_NL } from './enquiry-home-cases.ts'
import { ENQUIRY_HOMELESS_DECISION_NL } from './enquiry-homeless-decision.ts'
import { ENQUIRY_HOUSING_GUIDANCE_NL } from './enquiry-housing-guidance.ts'
import { ENQUIRY_HOUSING_NORTHERN_IRELAND_NL } from './enquiry-housing-northern-ireland.ts'
import { ENQUIRY_HOUSING_SCOTLAND_NL } from './enquiry-housing-scotland.ts'
import { ENQUIRY_HOUSING_WALES_NL } from './enquiry-housing-wales.ts'
import { ENQUIRY_INSOLVENCY_NL } from './enquiry-insolvency.ts'
import { ENQUIRY_INSURANCE_NL } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_TENANCY_NL } from './enquiry-joint-tenancy.ts'
import { ENQUIRY_LATE_TAX_RETURN_NL } from './enquiry-late-tax-return.ts'
import { ENQUIRY_LATE_TRAIN_NL } from './enquiry-late-train.ts'
import { ENQUIRY_LEAVING_A_CONTRACT_NL } from './enquiry-leaving-a-contract.ts'
import { ENQUIRY_LIVING_TOGETHER_NL } from './enquiry-living-together.ts'
import { ENQUIRY_LUGGAGE_NL } from './enquiry-luggage.ts'
import { ENQUIRY_MAGISTRATES_NL } from './enquiry-magistrates.ts'
import { ENQUIRY_MISSED_HEARING_NL } from './enquiry-missed-hearing.ts'
import { ENQUIRY_MORTGAGE_NL } from './enquiry-mortgage.ts'
import { ENQUIRY_MUSIC_LICENCE_NL } from './enquiry-music-licence.ts'
import { ENQUIRY_NEIGHBOUR_CAMERA_NL } from './enquiry-neighbour-camera.ts'
import { ENQUIRY_NEIGHBOURS_AT_ODDS_NL } from './enquiry-neighbours-at-odds.ts'
import { ENQUIRY_NO_WILL_NL } from './enquiry-no-will.ts'
import { ENQUIRY_NOTICE_TOO_SHORT_NL } from './enquiry-notice-too-short.ts'
import { ENQUIRY_OLD_DEBT_NL } from './enquiry-old-debt.ts'
import { ENQUIRY_PACKAGE_HOLIDAY_NL } from './enquiry-package-holiday.ts'
import { ENQUIRY_PAID_BY_CARD_NL } from './enquiry-paid-by-card.ts'
import { ENQUIRY_PARENTS_APART_NL } from './enquiry-parents-apart.ts'
import { ENQUIRY_PARKING_NL } from './enquiry-parking.ts'
import { ENQUIRY_PAYMENT_NOT_MINE_NL } from './enquiry-payment-not-mine.ts'
import { ENQUIRY_PENALTY_POINTS_NL } from './enquiry-penalty-points.ts'
import { ENQUIRY_PESTS_NL } from './enquiry-pests.ts'
import { ENQUIRY_PICTURE_CLAIM_NL } from './enquiry-picture-claim.ts'
import { ENQUIRY_POLICE_COMPLAINT_NL } from './enquiry-police-complaint.ts'
import { ENQUIRY_POLICE_INTERVIEW_NL } from './enquiry-police-interview.ts'
import { ENQUIRY_POLICE_PROPERTY_NL } from './enquiry-police-property.ts'
import { ENQUIRY_POSSESSION_HEARING_NL } from './enquiry-possession-hearing.ts'
import { ENQUIRY_PRE_SETTLED_NL } from './enquiry-pre-settled.ts'
import { ENQUIRY_PREPAYMENT_METER_NL } from './enquiry-prepayment-meter.ts'
import { ENQUIRY_PROMISES_TO_CUSTOMERS_NL } from './enquiry-promises-to-customers.ts'
import { ENQUIRY_REFUND_NL } from './enquiry-refund.ts'
import { ENQUIRY_RENT_NL } from './enquiry-rent.ts'
import { ENQUIRY_REPAIRS_NL } from './enquiry-repairs.ts'
import { ENQUIRY_RIGHTS_DEBT_NL } from './enquiry-rights-debt.ts'
import { ENQUIRY_RIGHTS_HOME_WORK_NL } from './enquiry-rights-home-work.ts'
import { ENQUIRY_RIGHTS_PARKING_NL } from './enquiry-rights-parking.ts'
import { ENQUIRY_SAFETY_AT_HOME_NL } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SALE_IN_FIRST_YEAR_NL } from './enquiry-sale-in-first-year.ts'
import { ENQUIRY_SCAM_NL } from './enquiry-scam.ts'
import { ENQUIRY_SELLER_GONE_NL } from './enquiry-seller-gone.ts'
import { ENQUIRY_SELLER_SAYS_NO_NL } from './enquiry-seller-says-no.ts'
import { ENQUIRY_SET_OFF_NL } from './enquiry-set-off.ts'
import { ENQUIRY_SHARED_ADDRESS_DEBTS_NL } from './enquiry-shared-address-debts.ts'
import { ENQUIRY_SHOP_SECURITY_NL } from './enquiry-shop-security.ts'
import { ENQUIRY_SMALL_CLAIM_NL } from './enquiry-small-claim.ts'
import { ENQUIRY_SOLD_PRIVATELY_NL } from './enquiry-sold-privately.ts'
import { ENQUIRY_SOLICITOR_COMPLAINT_NL } from './enquiry-solicitor-complaint.ts'
import { ENQUIRY_SPEEDING_NL } from './enquiry-speeding.ts'
import { ENQUIRY_STOP_LETTERS_NL } from './enquiry-stop-letters.ts'
import { ENQUIRY_TAX_CODE_NL } from './enquiry-tax-code.ts'
import { ENQUIRY_TAX_PLAN_NL } from './enquiry-tax-plan.ts'
import { ENQUIRY_TENANCY_NL } from './enquiry-tenancy.ts'
import { ENQUIRY_TENANT_FEES_NL } from './enquiry-tenant-fees.ts'
import { ENQUIRY_TRADESPEOPLE_NL } from './enquiry-tradespeople.ts'
import { ENQUIRY_TV_LICENCE_CALLERS_NL } from './enquiry-tv-licence-callers.ts'
import { ENQUIRY_TV_LICENCE_NL } from './enquiry-tv-licence.ts'
import { ENQUIRY_UNKNOWN_CONVICTION_NL } from './enquiry-unknown-conviction.ts'
import { ENQUIRY_URGENT_NL } from './enquiry-urgent.ts'
import { ENQUIRY_USED_CAR_NL } from './enquiry-used-car.ts'
import { ENQUIRY_WORKS_NEXT_DOOR_NL } from './enquiry-works-next-door.ts'
import { ENQUIRY_ZONE_CHARGES_NL } from './enquiry-zone-charges.ts'
import { EQUAL_SERVICE_NL } from './equal-service.ts'
import { FIRST_QUESTIONS_NL } from './first-questions.ts'
import { WORK_QUESTIONS_NL } from './work-questions.ts'

export const QUESTIONS_NL: Words = {
  ...ENQUIRY_PICTURE_CLAIM_NL,
  ...ENQUIRY_TV_LICENCE_CALLERS_NL,
  ...ENQUIRY_COUNCIL_TAX_NL,
  ...ENQUIRY_CREDIT_AGREEMENT_NL,
  ...ENQUIRY_FREE_TV_LICENCE_NL,
  ...ENQUIRY_PARKING_NL,
  ...ENQUIRY_MUSIC_LICENCE_NL,
  ...ENQUIRY_CONSUMER_GUIDANCE_NL,
  ...ENQUIRY_FIRST_30_DAYS_NL,
  ...ENQUIRY_FAULTY_GOODS_NL,
  ...ENQUIRY_REFUND_NL,
  ...ENQUIRY_LEAVING_A_CONTRACT_NL,
  ...ENQUIRY_DELIVERY_NL,
  ...ENQUIRY_USED_CAR_NL,
  ...ENQUIRY_TRADESPEOPLE_NL,
  ...ENQUIRY_BUILDER_WANTS_MONEY_NL,
  ...ENQUIRY_PAID_BY_CARD_NL,
  ...ENQUIRY_CANCELLED_EVENT_NL,
  ...ENQUIRY_SELLER_SAYS_NO_NL,
  ...ENQUIRY_SHOP_SECURITY_NL,
  ...ENQUIRY_OLD_DEBT_NL,
  ...ENQUIRY_DEBT_CLAIMS_NL,
  ...ENQUIRY_INSOLVENCY_NL,
  ...ENQUIRY_DEBT_PEOPLE_NL,
  ...ENQUIRY_DEBT_GUIDANCE_NL,
  ...ENQUIRY_DEBT_NL,
  ...ENQUIRY_DEBT_MONEY_NL,
  ...ENQUIRY_DEBT_WAYS_OUT_NL,
  ...ENQUIRY_DEBT_COURT_NL,
  ...ENQUIRY_DEBT_DOOR_NL,
  ...WORK_QUESTIONS_NL,
  ...ENQUIRY_ENERGY_AND_WATER_NL,
  ...ENQUIRY_FLIGHT_NL,
  ...ENQUIRY_BROADBAND_NL,
  ...ENQUIRY_SCAM_NL,
  ...ENQUIRY_HOME_CASES_NL,
  ...ENQUIRY_HOUSING_GUIDANCE_NL,
  ...ENQUIRY_HOUSING_WALES_NL,
  ...ENQUIRY_HOUSING_SCOTLAND_NL,
  ...ENQUIRY_HOUSING_NORTHERN_IRELAND_NL,
  ...ENQUIRY_DEPOSIT_NL,
  ...ENQUIRY_REPAIRS_NL,
  ...ENQUIRY_RENT_NL,
  ...ENQUIRY_EVICTION_NL,
  ...ENQUIRY_TENANCY_NL,
  ...ENQUIRY_HOMELESS_DECISION_NL,
  ...ENQUIRY_LATE_TAX_RETURN_NL,
  ...ENQUIRY_TV_LICENCE_NL,
  ...ENQUIRY_MORTGAGE_NL,
  ...ENQUIRY_RIGHTS_PARKING_NL,
  ...ENQUIRY_RIGHTS_DEBT_NL,
  ...ENQUIRY_RIGHTS_HOME_WORK_NL,
  ...ENQUIRY_URGENT_NL,
  ...ENQUIRY_FAMILY_MEDIATION_NL,
  ...ENQUIRY_LATE_TRAIN_NL,
  ...ENQUIRY_PACKAGE_HOLIDAY_NL,
  ...ENQUIRY_CHILD_MAINTENANCE_NL,
  ...EQUAL_SERVICE_NL,
  ...ENQUIRY_POLICE_INTERVIEW_NL,
  ...ENQUIRY_SPEEDING_NL,
  ...ENQUIRY_STOP_LETTERS_NL,
  ...ENQUIRY_INSURANCE_NL,
  ...ENQUIRY_SMALL_CLAIM_NL,
  ...ENQUIRY_UNKNOWN_CONVICTION_NL,
  ...ENQUIRY_DRIVEWAY_NL,
  ...ENQUIRY_DEBT_COLLECTORS_NL,
  ...ENQUIRY_POSSESSION_HEARING_NL,
  ...ENQUIRY_NO_WILL_NL,
  ...ENQUIRY_SAFETY_AT_HOME_NL,
  ...ENQUIRY_BOUNDARY_NL,
  ...ENQUIRY_LUGGAGE_NL,
  ...ENQUIRY_TAX_CODE_NL,
  ...ENQUIRY_ZONE_CHARGES_NL,
  ...ENQUIRY_MISSED_HEARING_NL,
  ...ENQUIRY_JOINT_TENANCY_NL,
  ...ENQUIRY_TENANT_FEES_NL,
  ...ENQUIRY_NOTICE_TOO_SHORT_NL,
  ...ENQUIRY_CAR_ON_FINANCE_NL,
  ...ENQUIRY_DEBTS_OF_THE_DEAD_NL,
  ...ENQUIRY_PREPAYMENT_METER_NL,
  ...ENQUIRY_SOLD_PRIVATELY_NL,
  ...ENQUIRY_CRIMINAL_RECORD_NL,
  ...ENQUIRY_MAGISTRATES_NL,
  ...ENQUIRY_PARENTS_APART_NL,
  ...ENQUIRY_DIVORCE_CONSENT_NL,
  ...ENQUIRY_LIVING_TOGETHER_NL,
  ...ENQUIRY_PRE_SETTLED_NL,
  ...ENQUIRY_CITIZENSHIP_NL,
  ...ENQUIRY_COUNCIL_TAX_ALONE_NL,
  ...ENQUIRY_GUARANTOR_NL,
  ...ENQUIRY_FENCE_NL,
  ...ENQUIRY_PAYMENT_NOT_MINE_NL,
  ...ENQUIRY_FLIGHT_LATE_NL,
  ...ENQUIRY_FAILING_PLAN_NL,
  ...ENQUIRY_DEFAULT_NOTICE_NL,
  ...ENQUIRY_COURT_FINE_NL,
  ...ENQUIRY_PENALTY_POINTS_NL,
  ...ENQUIRY_POLICE_PROPERTY_NL,
  ...ENQUIRY_POLICE_COMPLAINT_NL,
  ...ENQUIRY_SET_OFF_NL,
  ...ENQUIRY_TAX_PLAN_NL,
  ...ENQUIRY_SOLICITOR_COMPLAINT_NL,
  ...ENQUIRY_DOG_BITE_NL,
  ...ENQUIRY_NEIGHBOUR_CAMERA_NL,
  ...ENQUIRY_PESTS_NL,
  ...ENQUIRY_DAMP_AND_RENT_NL,
  ...ENQUIRY_SHARED_ADDRESS_DEBTS_NL,
  ...ENQUIRY_HIGH_COURT_WRIT_NL,
  ...ENQUIRY_SALE_IN_FIRST_YEAR_NL,
  ...ENQUIRY_COLLECTOR_COURT_NL,
  ...ENQUIRY_CAMERA_PENALTIES_NL,
  ...ENQUIRY_DEPOSIT_NEW_CARPET_NL,
  ...ENQUIRY_NEIGHBOURS_AT_ODDS_NL,
  ...ENQUIRY_SELLER_GONE_NL,
  ...ENQUIRY_WORKS_NEXT_DOOR_NL,
  ...ENQUIRY_PROMISES_TO_CUSTOMERS_NL,
  ...BENEFIT_QUESTIONS_NL,
  ...FIRST_QUESTIONS_NL,
  ...BELIEFS_NL,
  ...BAILIFF_QUESTIONS_NL,
  ...ENQUIRY_HARM_BY_TREATMENT_NL,
  ...ENQUIRY_HIRED_AND_BOOKED_NL,
}
