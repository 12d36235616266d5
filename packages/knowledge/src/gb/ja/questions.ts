/** The United Kingdom in Japanese: rows that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { BAILIFF_QUESTIONS_JA } from './bailiff-questions.ts'
import { BELIEFS_JA } from './beliefs.ts'
import { BENEFIT_QUESTIONS_JA } from './benefit-questions.ts'
import { ENQUIRY_BOUNDARY_JA } from './enquiry-boundary.ts'
import { ENQUIRY_BROADBAND_JA } from './enquiry-broadband.ts'
import { ENQUIRY_BUILDER_WANTS_MONEY_JA } from './enquiry-builder-wants-money.ts'
import { ENQUIRY_CAMERA_PENALTIES_JA } from './enquiry-camera-penalties.ts'
import { ENQUIRY_CANCELLED_EVENT_JA } from './enquiry-cancelled-event.ts'
import { ENQUIRY_CAR_ON_FINANCE_JA } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CHILD_MAINTENANCE_JA } from './enquiry-child-maintenance.ts'
import { ENQUIRY_CITIZENSHIP_JA } from './enquiry-citizenship.ts'
import { ENQUIRY_COLLECTOR_COURT_JA } from './enquiry-collector-court.ts'
import { ENQUIRY_CONSUMER_GUIDANCE_JA } from './enquiry-consumer-guidance.ts'
import { ENQUIRY_COUNCIL_TAX_ALONE_JA } from './enquiry-council-tax-alone.ts'
import { ENQUIRY_COUNCIL_TAX_JA } from './enquiry-council-tax.ts'
import { ENQUIRY_COURT_FINE_JA } from './enquiry-court-fine.ts'
import { ENQUIRY_CREDIT_AGREEMENT_JA } from './enquiry-credit-agreement.ts'
import { ENQUIRY_CRIMINAL_RECORD_JA } from './enquiry-criminal-record.ts'
import { ENQUIRY_DAMP_AND_RENT_JA } from './enquiry-damp-and-rent.ts'
import { ENQUIRY_DEBT_CLAIMS_JA } from './enquiry-debt-claims.ts'
import { ENQUIRY_DEBT_COLLECTORS_JA } from './enquiry-debt-collectors.ts'
import { ENQUIRY_DEBT_COURT_JA } from './enquiry-debt-court.ts'
import { ENQUIRY_DEBT_DOOR_JA } from './enquiry-debt-door.ts'
import { ENQUIRY_DEBT_GUIDANCE_JA } from './enquiry-debt-guidance.ts'
import { ENQUIRY_DEBT_MONEY_JA } from './enquiry-debt-money.ts'
import { ENQUIRY_DEBT_PEOPLE_JA } from './enquiry-debt-people.ts'
import { ENQUIRY_DEBT_WAYS_OUT_JA } from './enquiry-debt-ways-out.ts'
import { ENQUIRY_DEBT_JA } from './enquiry-debt.ts'
import { ENQUIRY_DEBTS_OF_THE_DEAD_JA } from './enquiry-debts-of-the-dead.ts'
import { ENQUIRY_DEFAULT_NOTICE_JA } from './enquiry-default-notice.ts'
import { ENQUIRY_DELIVERY_JA } from './enquiry-delivery.ts'
import { ENQUIRY_DEPOSIT_NEW_CARPET_JA } from './enquiry-deposit-new-carpet.ts'
import { ENQUIRY_DEPOSIT_JA } from './enquiry-deposit.ts'
import { ENQUIRY_DIVORCE_CONSENT_JA } from './enquiry-divorce-consent.ts'
import { ENQUIRY_DOG_BITE_JA } from './enquiry-dog-bite.ts'
import { ENQUIRY_DRIVEWAY_JA } from './enquiry-driveway.ts'
import { ENQUIRY_ENERGY_AND_WATER_JA } from './enquiry-energy-and-water.ts'
import { ENQUIRY_EVICTION_JA } from './enquiry-eviction.ts'
import { ENQUIRY_FAILING_PLAN_JA } from './enquiry-failing-plan.ts'
import { ENQUIRY_FAMILY_MEDIATION_JA } from './enquiry-family-mediation.ts'
import { ENQUIRY_FAULTY_GOODS_JA } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FENCE_JA } from './enquiry-fence.ts'
import { ENQUIRY_FIRST_30_DAYS_JA } from './enquiry-first-30-days.ts'
import { ENQUIRY_FLIGHT_LATE_JA } from './enquiry-flight-late.ts'
import { ENQUIRY_FLIGHT_JA } from './enquiry-flight.ts'
import { ENQUIRY_FREE_TV_LICENCE_JA } from './enquiry-free-tv-licence.ts'
import { ENQUIRY_GUARANTOR_JA } from './enquiry-guarantor.ts'
import { ENQUIRY_HARM_BY_TREATMENT_JA } from './enquiry-harm-by-treatment.ts'
import { ENQUIRY_HIGH_COURT_WRIT_JA } from './enquiry-high-court-writ.ts'
import { ENQUIRY_HIRED_AND_BOOKED_JA } from './enquiry-hired-and-booked.ts'
import { ENQUIRY_HOME_CASES_JA } from './enquiry-home-cases.ts'
import { ENQUIRY_HOMELESS_DECISION_JA } from './enquiry-homeless-decision.ts'
import { ENQUIRY_HOUSING_GUIDANCE_JA } from './enquiry-housing-guidance.ts'
import { ENQUIRY_HOUSING_NORTHERN_IRELAND_JA } from './enquiry-housing-northern-ireland.ts'
import { ENQUIRY_HOUSING_SCOTLAND_JA } from './enquiry-housing-scotland.ts'
import { ENQUIRY_HOUSING_WALES_JA } from './enquiry-housing-wales.ts'
import { ENQUIRY_INSOLVENCY_JA } from './enquiry-insolvency.ts'
import { ENQUIRY_INSURANCE_JA } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_TENANCY_JA } from './enquiry-joint-tenancy.ts'
import { ENQUIRY_LATE_TAX_RETURN_JA } from './enquiry-late-tax-return.ts'
import { ENQUIRY_LATE_TRAIN_JA } from './enquiry-late-train.ts'
import { ENQUIRY_LEAVING_A_CONTRACT_JA } from './enquiry-leaving-a-contract.ts'
import { ENQUIRY_LIVING_TOGETHER_JA } from './enquiry-living-together.ts'
import { ENQUIRY_LUGGAGE_JA } from './enquiry-luggage.ts'
import { ENQUIRY_MAGISTRATES_JA } from './enquiry-magistrates.ts'
import { ENQUIRY_MISSED_HEARING_JA } from './enquiry-missed-hearing.ts'
import { ENQUIRY_MORTGAGE_JA } from './enquiry-mortgage.ts'
import { ENQUIRY_MUSIC_LICENCE_JA } from './enquiry-music-licence.ts'
import { ENQUIRY_NEIGHBOUR_CAMERA_JA } from './enquiry-neighbour-camera.ts'
import { ENQUIRY_NEIGHBOURS_AT_ODDS_JA } from './enquiry-neighbours-at-odds.ts'
import { ENQUIRY_NO_WILL_JA } from './enquiry-no-will.ts'
import { ENQUIRY_NOTICE_TOO_SHORT_JA } from './enquiry-notice-too-short.ts'
import { ENQUIRY_OLD_DEBT_JA } from './enquiry-old-debt.ts'
import { ENQUIRY_PACKAGE_HOLIDAY_JA } from './enquiry-package-holiday.ts'
import { ENQUIRY_PAID_BY_CARD_JA } from './enquiry-paid-by-card.ts'
import { ENQUIRY_PARENTS_APART_JA } from './enquiry-parents-apart.ts'
import { ENQUIRY_PARKING_JA } from './enquiry-parking.ts'
import { ENQUIRY_PAYMENT_NOT_MINE_JA } from './enquiry-payment-not-mine.ts'
import { ENQUIRY_PENALTY_POINTS_JA } from './enquiry-penalty-points.ts'
import { ENQUIRY_PESTS_JA } from './enquiry-pests.ts'
import { ENQUIRY_PICTURE_CLAIM_JA } from './enquiry-picture-claim.ts'
import { ENQUIRY_POLICE_COMPLAINT_JA } from './enquiry-police-complaint.ts'
import { ENQUIRY_POLICE_INTERVIEW_JA } from './enquiry-police-interview.ts'
import { ENQUIRY_POLICE_PROPERTY_JA } from './enquiry-police-property.ts'
import { ENQUIRY_POSSESSION_HEARING_JA } from './enquiry-possession-hearing.ts'
import { ENQUIRY_PRE_SETTLED_JA } from './enquiry-pre-settled.ts'
import { ENQUIRY_PREPAYMENT_METER_JA } from './enquiry-prepayment-meter.ts'
import { ENQUIRY_PROMISES_TO_CUSTOMERS_JA } from './enquiry-promises-to-customers.ts'
import { ENQUIRY_REFUND_JA } from './enquiry-refund.ts'
import { ENQUIRY_RENT_JA } from './enquiry-rent.ts'
import { ENQUIRY_REPAIRS_JA } from './enquiry-repairs.ts'
import { ENQUIRY_RIGHTS_DEBT_JA } from './enquiry-rights-debt.ts'
import { ENQUIRY_RIGHTS_HOME_WORK_JA } from './enquiry-rights-home-work.ts'
import { ENQUIRY_RIGHTS_PARKING_JA } from './enquiry-rights-parking.ts'
import { ENQUIRY_SAFETY_AT_HOME_JA } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SALE_IN_FIRST_YEAR_JA } from './enquiry-sale-in-first-year.ts'
import { ENQUIRY_SCAM_JA } from './enquiry-scam.ts'
import { ENQUIRY_SELLER_GONE_JA } from './enquiry-seller-gone.ts'
import { ENQUIRY_SELLER_SAYS_NO_JA } from './enquiry-seller-says-no.ts'
import { ENQUIRY_SET_OFF_JA } from './enquiry-set-off.ts'
import { ENQUIRY_SHARED_ADDRESS_DEBTS_JA } from './enquiry-shared-address-debts.ts'
import { ENQUIRY_SHOP_SECURITY_JA } from './enquiry-shop-security.ts'
import { ENQUIRY_SMALL_CLAIM_JA } from './enquiry-small-claim.ts'
import { ENQUIRY_SOLD_PRIVATELY_JA } from './enquiry-sold-privately.ts'
import { ENQUIRY_SOLICITOR_COMPLAINT_JA } from './enquiry-solicitor-complaint.ts'
import { ENQUIRY_SPEEDING_JA } from './enquiry-speeding.ts'
import { ENQUIRY_STOP_LETTERS_JA } from './enquiry-stop-letters.ts'
import { ENQUIRY_TAX_CODE_JA } from './enquiry-tax-code.ts'
import { ENQUIRY_TAX_PLAN_JA } from './enquiry-tax-plan.ts'
import { ENQUIRY_TENANCY_JA } from './enquiry-tenancy.ts'
import { ENQUIRY_TENANT_FEES_JA } from './enquiry-tenant-fees.ts'
import { ENQUIRY_TRADESPEOPLE_JA } from './enquiry-tradespeople.ts'
import { ENQUIRY_TV_LICENCE_CALLERS_JA } from './enquiry-tv-licence-callers.ts'
import { ENQUIRY_TV_LICENCE_JA } from './enquiry-tv-licence.ts'
import { ENQUIRY_UNKNOWN_CONVICTION_JA } from './enquiry-unknown-conviction.ts'
import { ENQUIRY_URGENT_JA } from './enquiry-urgent.ts'
import { ENQUIRY_USED_CAR_JA } from './enquiry-used-car.ts'
import { ENQUIRY_WORKS_NEXT_DOOR_JA } from './enquiry-works-next-door.ts'
import { ENQUIRY_ZONE_CHARGES_JA } from './enquiry-zone-charges.ts'
import { EQUAL_SERVICE_JA } from './equal-service.ts'
import { FIRST_QUESTIONS_JA } from './first-questions.ts'
import { WORK_QUESTIONS_JA } from './work-questions.ts'

export const QUESTIONS_JA: Words = {
  ...ENQUIRY_PICTURE_CLAIM_JA,
  ...ENQUIRY_TV_LICENCE_CALLERS_JA,
  ...ENQUIRY_COUNCIL_TAX_JA,
  ...ENQUIRY_CREDIT_AGREEMENT_JA,
  ...ENQUIRY_FREE_TV_LICENCE_JA,
  ...ENQUIRY_PARKING_JA,
  ...ENQUIRY_MUSIC_LICENCE_JA,
  ...ENQUIRY_FIRST_30_DAYS_JA,
  ...ENQUIRY_FAULTY_GOODS_JA,
  ...ENQUIRY_REFUND_JA,
  ...ENQUIRY_LEAVING_A_CONTRACT_JA,
  ...ENQUIRY_DELIVERY_JA,
  ...ENQUIRY_USED_CAR_JA,
  ...ENQUIRY_TRADESPEOPLE_JA,
  ...ENQUIRY_BUILDER_WANTS_MONEY_JA,
  ...ENQUIRY_PAID_BY_CARD_JA,
  ...ENQUIRY_CANCELLED_EVENT_JA,
  ...ENQUIRY_SELLER_SAYS_NO_JA,
  ...ENQUIRY_SHOP_SECURITY_JA,
  ...ENQUIRY_CONSUMER_GUIDANCE_JA,
  ...ENQUIRY_DEBT_JA,
  ...ENQUIRY_DEBT_MONEY_JA,
  ...ENQUIRY_DEBT_WAYS_OUT_JA,
  ...ENQUIRY_DEBT_COURT_JA,
  ...ENQUIRY_DEBT_DOOR_JA,
  ...ENQUIRY_OLD_DEBT_JA,
  ...ENQUIRY_DEBT_CLAIMS_JA,
  ...ENQUIRY_INSOLVENCY_JA,
  ...ENQUIRY_DEBT_PEOPLE_JA,
  ...ENQUIRY_DEBT_GUIDANCE_JA,
  ...WORK_QUESTIONS_JA,
  ...ENQUIRY_ENERGY_AND_WATER_JA,
  ...ENQUIRY_FLIGHT_JA,
  ...ENQUIRY_BROADBAND_JA,
  ...ENQUIRY_SCAM_JA,
  ...ENQUIRY_HOME_CASES_JA,
  ...ENQUIRY_DEPOSIT_JA,
  ...ENQUIRY_REPAIRS_JA,
  ...ENQUIRY_RENT_JA,
  ...ENQUIRY_EVICTION_JA,
  ...ENQUIRY_TENANCY_JA,
  ...ENQUIRY_HOMELESS_DECISION_JA,
  ...ENQUIRY_HOUSING_GUIDANCE_JA,
  ...ENQUIRY_HOUSING_WALES_JA,
  ...ENQUIRY_HOUSING_SCOTLAND_JA,
  ...ENQUIRY_HOUSING_NORTHERN_IRELAND_JA,
  ...ENQUIRY_LATE_TAX_RETURN_JA,
  ...ENQUIRY_TV_LICENCE_JA,
  ...ENQUIRY_MORTGAGE_JA,
  ...ENQUIRY_RIGHTS_PARKING_JA,
  ...ENQUIRY_RIGHTS_DEBT_JA,
  ...ENQUIRY_RIGHTS_HOME_WORK_JA,
  ...ENQUIRY_URGENT_JA,
  ...ENQUIRY_FAMILY_MEDIATION_JA,
  ...ENQUIRY_LATE_TRAIN_JA,
  ...ENQUIRY_PACKAGE_HOLIDAY_JA,
  ...ENQUIRY_CHILD_MAINTENANCE_JA,
  ...EQUAL_SERVICE_JA,
  ...ENQUIRY_POLICE_INTERVIEW_JA,
  ...ENQUIRY_SPEEDING_JA,
  ...ENQUIRY_STOP_LETTERS_JA,
  ...ENQUIRY_INSURANCE_JA,
  ...ENQUIRY_SMALL_CLAIM_JA,
  ...ENQUIRY_UNKNOWN_CONVICTION_JA,
  ...ENQUIRY_DRIVEWAY_JA,
  ...ENQUIRY_DEBT_COLLECTORS_JA,
  ...ENQUIRY_POSSESSION_HEARING_JA,
  ...ENQUIRY_NO_WILL_JA,
  ...ENQUIRY_SAFETY_AT_HOME_JA,
  ...ENQUIRY_BOUNDARY_JA,
  ...ENQUIRY_LUGGAGE_JA,
  ...ENQUIRY_TAX_CODE_JA,
  ...ENQUIRY_ZONE_CHARGES_JA,
  ...ENQUIRY_MISSED_HEARING_JA,
  ...ENQUIRY_JOINT_TENANCY_JA,
  ...ENQUIRY_TENANT_FEES_JA,
  ...ENQUIRY_NOTICE_TOO_SHORT_JA,
  ...ENQUIRY_CAR_ON_FINANCE_JA,
  ...ENQUIRY_DEBTS_OF_THE_DEAD_JA,
  ...ENQUIRY_PREPAYMENT_METER_JA,
  ...ENQUIRY_SOLD_PRIVATELY_JA,
  ...ENQUIRY_CRIMINAL_RECORD_JA,
  ...ENQUIRY_MAGISTRATES_JA,
  ...ENQUIRY_PARENTS_APART_JA,
  ...ENQUIRY_DIVORCE_CONSENT_JA,
  ...ENQUIRY_LIVING_TOGETHER_JA,
  ...ENQUIRY_PRE_SETTLED_JA,
  ...ENQUIRY_CITIZENSHIP_JA,
  ...ENQUIRY_COUNCIL_TAX_ALONE_JA,
  ...ENQUIRY_GUARANTOR_JA,
  ...ENQUIRY_FENCE_JA,
  ...ENQUIRY_PAYMENT_NOT_MINE_JA,
  ...ENQUIRY_FLIGHT_LATE_JA,
  ...ENQUIRY_FAILING_PLAN_JA,
  ...ENQUIRY_DEFAULT_NOTICE_JA,
  ...ENQUIRY_COURT_FINE_JA,
  ...ENQUIRY_PENALTY_POINTS_JA,
  ...ENQUIRY_POLICE_PROPERTY_JA,
  ...ENQUIRY_POLICE_COMPLAINT_JA,
  ...ENQUIRY_SET_OFF_JA,
  ...ENQUIRY_TAX_PLAN_JA,
  ...ENQUIRY_SOLICITOR_COMPLAINT_JA,
  ...ENQUIRY_DOG_BITE_JA,
  ...ENQUIRY_NEIGHBOUR_CAMERA_JA,
  ...ENQUIRY_PESTS_JA,
  ...ENQUIRY_DAMP_AND_RENT_JA,
  ...ENQUIRY_SHARED_ADDRESS_DEBTS_JA,
  ...ENQUIRY_HIGH_COURT_WRIT_JA,
  ...ENQUIRY_SALE_IN_FIRST_YEAR_JA,
  ...ENQUIRY_COLLECTOR_COURT_JA,
  ...ENQUIRY_CAMERA_PENALTIES_JA,
  ...ENQUIRY_DEPOSIT_NEW_CARPET_JA,
  ...ENQUIRY_NEIGHBOURS_AT_ODDS_JA,
  ...ENQUIRY_SELLER_GONE_JA,
  ...ENQUIRY_WORKS_NEXT_DOOR_JA,
  ...ENQUIRY_PROMISES_TO_CUSTOMERS_JA,
  ...BENEFIT_QUESTIONS_JA,
  ...FIRST_QUESTIONS_JA,
  ...BELIEFS_JA,
  ...BAILIFF_QUESTIONS_JA,
  ...ENQUIRY_HARM_BY_TREATMENT_JA,
  ...ENQUIRY_HIRED_AND_BOOKED_JA,
}
