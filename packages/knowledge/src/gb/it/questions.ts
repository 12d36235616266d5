/** The United Kingdom in Italian: rows that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { BAILIFF_QUESTIONS_IT } from './bailiff-questions.ts'
import { BELIEFS_IT } from './beliefs.ts'
import { BENEFIT_QUESTIONS_IT } from './benefit-questions.ts'
import { ENQUIRY_BOUNDARY_IT } from './enquiry-boundary.ts'
import { ENQUIRY_BROADBAND_IT } from './enquiry-broadband.ts'
import { ENQUIRY_BUILDER_WANTS_MONEY_IT } from './enquiry-builder-wants-money.ts'
import { ENQUIRY_CAMERA_PENALTIES_IT } from './enquiry-camera-penalties.ts'
import { ENQUIRY_CANCELLED_EVENT_IT } from './enquiry-cancelled-event.ts'
import { ENQUIRY_CAR_ON_FINANCE_IT } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CHILD_MAINTENANCE_IT } from './enquiry-child-maintenance.ts'
import { ENQUIRY_CITIZENSHIP_IT } from './enquiry-citizenship.ts'
import { ENQUIRY_COLLECTOR_COURT_IT } from './enquiry-collector-court.ts'
import { ENQUIRY_CONSUMER_GUIDANCE_IT } from './enquiry-consumer-guidance.ts'
import { ENQUIRY_COUNCIL_TAX_ALONE_IT } from './enquiry-council-tax-alone.ts'
import { ENQUIRY_COUNCIL_TAX_IT } from './enquiry-council-tax.ts'
import { ENQUIRY_COURT_FINE_IT } from './enquiry-court-fine.ts'
import { ENQUIRY_CREDIT_AGREEMENT_IT } from './enquiry-credit-agreement.ts'
import { ENQUIRY_CRIMINAL_RECORD_IT } from './enquiry-criminal-record.ts'
import { ENQUIRY_DAMP_AND_RENT_IT } from './enquiry-damp-and-rent.ts'
import { ENQUIRY_DEBT_CLAIMS_IT } from './enquiry-debt-claims.ts'
import { ENQUIRY_DEBT_COLLECTORS_IT } from './enquiry-debt-collectors.ts'
import { ENQUIRY_DEBT_COURT_IT } from './enquiry-debt-court.ts'
import { ENQUIRY_DEBT_DOOR_IT } from './enquiry-debt-door.ts'
import { ENQUIRY_DEBT_GUIDANCE_IT } from './enquiry-debt-guidance.ts'
import { ENQUIRY_DEBT_MONEY_IT } from './enquiry-debt-money.ts'
import { ENQUIRY_DEBT_PEOPLE_IT } from './enquiry-debt-people.ts'
import { ENQUIRY_DEBT_WAYS_OUT_IT } from './enquiry-debt-ways-out.ts'
import { ENQUIRY_DEBTS_OF_THE_DEAD_IT } from './enquiry-debts-of-the-dead.ts'
import { ENQUIRY_DEFAULT_NOTICE_IT } from './enquiry-default-notice.ts'
import { ENQUIRY_DELIVERY_IT } from './enquiry-delivery.ts'
import { ENQUIRY_DEPOSIT_NEW_CARPET_IT } from './enquiry-deposit-new-carpet.ts'
import { ENQUIRY_DEPOSIT_IT } from './enquiry-deposit.ts'
import { ENQUIRY_DIVORCE_CONSENT_IT } from './enquiry-divorce-consent.ts'
import { ENQUIRY_DOG_BITE_IT } from './enquiry-dog-bite.ts'
import { ENQUIRY_DRIVEWAY_IT } from './enquiry-driveway.ts'
import { ENQUIRY_ENERGY_AND_WATER_IT } from './enquiry-energy-and-water.ts'
import { ENQUIRY_EVICTION_IT } from './enquiry-eviction.ts'
import { ENQUIRY_FAILING_PLAN_IT } from './enquiry-failing-plan.ts'
import { ENQUIRY_FAMILY_MEDIATION_IT } from './enquiry-family-mediation.ts'
import { ENQUIRY_FAULTY_GOODS_IT } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FENCE_IT } from './enquiry-fence.ts'
import { ENQUIRY_FIRST_30_DAYS_IT } from './enquiry-first-30-days.ts'
import { ENQUIRY_FLIGHT_LATE_IT } from './enquiry-flight-late.ts'
import { ENQUIRY_FLIGHT_IT } from './enquiry-flight.ts'
import { ENQUIRY_FREE_TV_LICENCE_IT } from './enquiry-free-tv-licence.ts'
import { ENQUIRY_GUARANTOR_IT } from './enquiry-guarantor.ts'
import { ENQUIRY_HARM_BY_TREATMENT_IT } from './enquiry-harm-by-treatment.ts'
import { ENQUIRY_HIGH_COURT_WRIT_IT } from './enquiry-high-court-writ.ts'
import { ENQUIRY_HIRED_AND_BOOKED_IT } from './enquiry-hired-and-booked.ts'
import { ENQUIRY_HOME_CASES_IT } from './enquiry-home-cases.ts'
import { ENQUIRY_HOMELESS_DECISION_IT } from './enquiry-homeless-decision.ts'
import { ENQUIRY_HOUSING_GUIDANCE_IT } from './enquiry-housing-guidance.ts'
import { ENQUIRY_HOUSING_NORTHERN_IRELAND_IT } from './enquiry-housing-northern-ireland.ts'
import { ENQUIRY_HOUSING_SCOTLAND_IT } from './enquiry-housing-scotland.ts'
import { ENQUIRY_HOUSING_WALES_IT } from './enquiry-housing-wales.ts'
import { ENQUIRY_INSOLVENCY_IT } from './enquiry-insolvency.ts'
import { ENQUIRY_INSURANCE_IT } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_TENANCY_IT } from './enquiry-joint-tenancy.ts'
import { ENQUIRY_LATE_TAX_RETURN_IT } from './enquiry-late-tax-return.ts'
import { ENQUIRY_LATE_TRAIN_IT } from './enquiry-late-train.ts'
import { ENQUIRY_LEAVING_A_CONTRACT_IT } from './enquiry-leaving-a-contract.ts'
import { ENQUIRY_LIVING_TOGETHER_IT } from './enquiry-living-together.ts'
import { ENQUIRY_LUGGAGE_IT } from './enquiry-luggage.ts'
import { ENQUIRY_MAGISTRATES_IT } from './enquiry-magistrates.ts'
import { ENQUIRY_MISSED_HEARING_IT } from './enquiry-missed-hearing.ts'
import { ENQUIRY_MORTGAGE_IT } from './enquiry-mortgage.ts'
import { ENQUIRY_MUSIC_LICENCE_IT } from './enquiry-music-licence.ts'
import { ENQUIRY_NEIGHBOUR_CAMERA_IT } from './enquiry-neighbour-camera.ts'
import { ENQUIRY_NEIGHBOURS_AT_ODDS_IT } from './enquiry-neighbours-at-odds.ts'
import { ENQUIRY_NO_WILL_IT } from './enquiry-no-will.ts'
import { ENQUIRY_NOTICE_TOO_SHORT_IT } from './enquiry-notice-too-short.ts'
import { ENQUIRY_OLD_DEBT_IT } from './enquiry-old-debt.ts'
import { ENQUIRY_PACKAGE_HOLIDAY_IT } from './enquiry-package-holiday.ts'
import { ENQUIRY_PAID_BY_CARD_IT } from './enquiry-paid-by-card.ts'
import { ENQUIRY_PARENTS_APART_IT } from './enquiry-parents-apart.ts'
import { ENQUIRY_PARKING_IT } from './enquiry-parking.ts'
import { ENQUIRY_PAYMENT_NOT_MINE_IT } from './enquiry-payment-not-mine.ts'
import { ENQUIRY_PENALTY_POINTS_IT } from './enquiry-penalty-points.ts'
import { ENQUIRY_PESTS_IT } from './enquiry-pests.ts'
import { ENQUIRY_PICTURE_CLAIM_IT } from './enquiry-picture-claim.ts'
import { ENQUIRY_POLICE_COMPLAINT_IT } from './enquiry-police-complaint.ts'
import { ENQUIRY_POLICE_INTERVIEW_IT } from './enquiry-police-interview.ts'
import { ENQUIRY_POLICE_PROPERTY_IT } from './enquiry-police-property.ts'
import { ENQUIRY_POSSESSION_HEARING_IT } from './enquiry-possession-hearing.ts'
import { ENQUIRY_PRE_SETTLED_IT } from './enquiry-pre-settled.ts'
import { ENQUIRY_PREPAYMENT_METER_IT } from './enquiry-prepayment-meter.ts'
import { ENQUIRY_PROMISES_TO_CUSTOMERS_IT } from './enquiry-promises-to-customers.ts'
import { ENQUIRY_REFUND_IT } from './enquiry-refund.ts'
import { ENQUIRY_RENT_IT } from './enquiry-rent.ts'
import { ENQUIRY_REPAIRS_IT } from './enquiry-repairs.ts'
import { ENQUIRY_RIGHTS_DEBT_IT } from './enquiry-rights-debt.ts'
import { ENQUIRY_RIGHTS_HOME_WORK_IT } from './enquiry-rights-home-work.ts'
import { ENQUIRY_RIGHTS_PARKING_IT } from './enquiry-rights-parking.ts'
import { ENQUIRY_SAFETY_AT_HOME_IT } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SALE_IN_FIRST_YEAR_IT } from './enquiry-sale-in-first-year.ts'
import { ENQUIRY_SCAM_IT } from './enquiry-scam.ts'
import { ENQUIRY_SELLER_GONE_IT } from './enquiry-seller-gone.ts'
import { ENQUIRY_SELLER_SAYS_NO_IT } from './enquiry-seller-says-no.ts'
import { ENQUIRY_SET_OFF_IT } from './enquiry-set-off.ts'
import { ENQUIRY_SHARED_ADDRESS_DEBTS_IT } from './enquiry-shared-address-debts.ts'
import { ENQUIRY_SHOP_SECURITY_IT } from './enquiry-shop-security.ts'
import { ENQUIRY_SMALL_CLAIM_IT } from './enquiry-small-claim.ts'
import { ENQUIRY_SOLD_PRIVATELY_IT } from './enquiry-sold-privately.ts'
import { ENQUIRY_SOLICITOR_COMPLAINT_IT } from './enquiry-solicitor-complaint.ts'
import { ENQUIRY_SPEEDING_IT } from './enquiry-speeding.ts'
import { ENQUIRY_STOP_LETTERS_IT } from './enquiry-stop-letters.ts'
import { ENQUIRY_TAX_CODE_IT } from './enquiry-tax-code.ts'
import { ENQUIRY_TAX_PLAN_IT } from './enquiry-tax-plan.ts'
import { ENQUIRY_TENANCY_IT } from './enquiry-tenancy.ts'
import { ENQUIRY_TENANT_FEES_IT } from './enquiry-tenant-fees.ts'
import { ENQUIRY_TRADESPEOPLE_IT } from './enquiry-tradespeople.ts'
import { ENQUIRY_TV_LICENCE_CALLERS_IT } from './enquiry-tv-licence-callers.ts'
import { ENQUIRY_TV_LICENCE_IT } from './enquiry-tv-licence.ts'
import { ENQUIRY_UNKNOWN_CONVICTION_IT } from './enquiry-unknown-conviction.ts'
import { ENQUIRY_URGENT_IT } from './enquiry-urgent.ts'
import { ENQUIRY_USED_CAR_IT } from './enquiry-used-car.ts'
import { ENQUIRY_WORKS_NEXT_DOOR_IT } from './enquiry-works-next-door.ts'
import { ENQUIRY_ZONE_CHARGES_IT } from './enquiry-zone-charges.ts'
import { EQUAL_SERVICE_IT } from './equal-service.ts'
import { FIRST_QUESTIONS_IT } from './first-questions.ts'
import { WORK_QUESTIONS_IT } from './work-questions.ts'

export const QUESTIONS_IT: Words = {
  ...ENQUIRY_PICTURE_CLAIM_IT,
  ...ENQUIRY_TV_LICENCE_CALLERS_IT,
  ...ENQUIRY_COUNCIL_TAX_IT,
  ...ENQUIRY_CREDIT_AGREEMENT_IT,
  ...ENQUIRY_FREE_TV_LICENCE_IT,
  ...ENQUIRY_PARKING_IT,
  ...ENQUIRY_MUSIC_LICENCE_IT,
  ...ENQUIRY_FIRST_30_DAYS_IT,
  ...ENQUIRY_FAULTY_GOODS_IT,
  ...ENQUIRY_REFUND_IT,
  ...ENQUIRY_LEAVING_A_CONTRACT_IT,
  ...ENQUIRY_DELIVERY_IT,
  ...ENQUIRY_USED_CAR_IT,
  ...ENQUIRY_TRADESPEOPLE_IT,
  ...ENQUIRY_BUILDER_WANTS_MONEY_IT,
  ...ENQUIRY_PAID_BY_CARD_IT,
  ...ENQUIRY_CANCELLED_EVENT_IT,
  ...ENQUIRY_SELLER_SAYS_NO_IT,
  ...ENQUIRY_SHOP_SECURITY_IT,
  ...ENQUIRY_CONSUMER_GUIDANCE_IT,
  ...ENQUIRY_DEBT_MONEY_IT,
  ...ENQUIRY_DEBT_WAYS_OUT_IT,
  ...ENQUIRY_DEBT_COURT_IT,
  ...ENQUIRY_DEBT_DOOR_IT,
  ...ENQUIRY_OLD_DEBT_IT,
  ...ENQUIRY_DEBT_CLAIMS_IT,
  ...ENQUIRY_INSOLVENCY_IT,
  ...ENQUIRY_DEBT_PEOPLE_IT,
  ...ENQUIRY_DEBT_GUIDANCE_IT,
  ...WORK_QUESTIONS_IT,
  ...ENQUIRY_ENERGY_AND_WATER_IT,
  ...ENQUIRY_FLIGHT_IT,
  ...ENQUIRY_BROADBAND_IT,
  ...ENQUIRY_SCAM_IT,
  ...ENQUIRY_HOME_CASES_IT,
  ...ENQUIRY_DEPOSIT_IT,
  ...ENQUIRY_REPAIRS_IT,
  ...ENQUIRY_RENT_IT,
  ...ENQUIRY_EVICTION_IT,
  ...ENQUIRY_TENANCY_IT,
  ...ENQUIRY_HOMELESS_DECISION_IT,
  ...ENQUIRY_HOUSING_GUIDANCE_IT,
  ...ENQUIRY_HOUSING_WALES_IT,
  ...ENQUIRY_HOUSING_SCOTLAND_IT,
  ...ENQUIRY_HOUSING_NORTHERN_IRELAND_IT,
  ...ENQUIRY_LATE_TAX_RETURN_IT,
  ...ENQUIRY_TV_LICENCE_IT,
  ...ENQUIRY_MORTGAGE_IT,
  ...ENQUIRY_RIGHTS_PARKING_IT,
  ...ENQUIRY_RIGHTS_DEBT_IT,
  ...ENQUIRY_RIGHTS_HOME_WORK_IT,
  ...ENQUIRY_URGENT_IT,
  ...ENQUIRY_FAMILY_MEDIATION_IT,
  ...ENQUIRY_LATE_TRAIN_IT,
  ...ENQUIRY_PACKAGE_HOLIDAY_IT,
  ...ENQUIRY_CHILD_MAINTENANCE_IT,
  ...EQUAL_SERVICE_IT,
  ...ENQUIRY_POLICE_INTERVIEW_IT,
  ...ENQUIRY_SPEEDING_IT,
  ...ENQUIRY_STOP_LETTERS_IT,
  ...ENQUIRY_INSURANCE_IT,
  ...ENQUIRY_SMALL_CLAIM_IT,
  ...ENQUIRY_UNKNOWN_CONVICTION_IT,
  ...ENQUIRY_DRIVEWAY_IT,
  ...ENQUIRY_DEBT_COLLECTORS_IT,
  ...ENQUIRY_POSSESSION_HEARING_IT,
  ...ENQUIRY_NO_WILL_IT,
  ...ENQUIRY_SAFETY_AT_HOME_IT,
  ...ENQUIRY_BOUNDARY_IT,
  ...ENQUIRY_LUGGAGE_IT,
  ...ENQUIRY_TAX_CODE_IT,
  ...ENQUIRY_ZONE_CHARGES_IT,
  ...ENQUIRY_MISSED_HEARING_IT,
  ...ENQUIRY_JOINT_TENANCY_IT,
  ...ENQUIRY_TENANT_FEES_IT,
  ...ENQUIRY_NOTICE_TOO_SHORT_IT,
  ...ENQUIRY_CAR_ON_FINANCE_IT,
  ...ENQUIRY_DEBTS_OF_THE_DEAD_IT,
  ...ENQUIRY_PREPAYMENT_METER_IT,
  ...ENQUIRY_SOLD_PRIVATELY_IT,
  ...ENQUIRY_CRIMINAL_RECORD_IT,
  ...ENQUIRY_MAGISTRATES_IT,
  ...ENQUIRY_PARENTS_APART_IT,
  ...ENQUIRY_DIVORCE_CONSENT_IT,
  ...ENQUIRY_LIVING_TOGETHER_IT,
  ...ENQUIRY_PRE_SETTLED_IT,
  ...ENQUIRY_CITIZENSHIP_IT,
  ...ENQUIRY_COUNCIL_TAX_ALONE_IT,
  ...ENQUIRY_GUARANTOR_IT,
  ...ENQUIRY_FENCE_IT,
  ...ENQUIRY_PAYMENT_NOT_MINE_IT,
  ...ENQUIRY_FLIGHT_LATE_IT,
  ...ENQUIRY_FAILING_PLAN_IT,
  ...ENQUIRY_DEFAULT_NOTICE_IT,
  ...ENQUIRY_COURT_FINE_IT,
  ...ENQUIRY_PENALTY_POINTS_IT,
  ...ENQUIRY_POLICE_PROPERTY_IT,
  ...ENQUIRY_POLICE_COMPLAINT_IT,
  ...ENQUIRY_SET_OFF_IT,
  ...ENQUIRY_TAX_PLAN_IT,
  ...ENQUIRY_SOLICITOR_COMPLAINT_IT,
  ...ENQUIRY_DOG_BITE_IT,
  ...ENQUIRY_NEIGHBOUR_CAMERA_IT,
  ...ENQUIRY_PESTS_IT,
  ...ENQUIRY_DAMP_AND_RENT_IT,
  ...ENQUIRY_SHARED_ADDRESS_DEBTS_IT,
  ...ENQUIRY_HIGH_COURT_WRIT_IT,
  ...ENQUIRY_SALE_IN_FIRST_YEAR_IT,
  ...ENQUIRY_COLLECTOR_COURT_IT,
  ...ENQUIRY_CAMERA_PENALTIES_IT,
  ...ENQUIRY_DEPOSIT_NEW_CARPET_IT,
  ...ENQUIRY_NEIGHBOURS_AT_ODDS_IT,
  ...ENQUIRY_SELLER_GONE_IT,
  ...ENQUIRY_WORKS_NEXT_DOOR_IT,
  ...ENQUIRY_PROMISES_TO_CUSTOMERS_IT,
  ...BENEFIT_QUESTIONS_IT,
  ...FIRST_QUESTIONS_IT,
  ...BELIEFS_IT,
  ...BAILIFF_QUESTIONS_IT,
  ...ENQUIRY_HARM_BY_TREATMENT_IT,
  ...ENQUIRY_HIRED_AND_BOOKED_IT,
}
