/** The United Kingdom in German: rows that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { BAILIFF_QUESTIONS_DE } from './bailiff-questions.ts'
import { BELIEFS_DE } from './beliefs.ts'
import { BENEFIT_QUESTIONS_DE } from './benefit-questions.ts'
import { ENQUIRY_BOUNDARY_DE } from './enquiry-boundary.ts'
import { ENQUIRY_BROADBAND_DE } from './enquiry-broadband.ts'
import { ENQUIRY_BUILDER_WANTS_MONEY_DE } from './enquiry-builder-wants-money.ts'
import { ENQUIRY_CAMERA_PENALTIES_DE } from './enquiry-camera-penalties.ts'
import { ENQUIRY_CANCELLED_EVENT_DE } from './enquiry-cancelled-event.ts'
import { ENQUIRY_CAR_ON_FINANCE_DE } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CHILD_MAINTENANCE_DE } from './enquiry-child-maintenance.ts'
import { ENQUIRY_CITIZENSHIP_DE } from './enquiry-citizenship.ts'
import { ENQUIRY_COLLECTOR_COURT_DE } from './enquiry-collector-court.ts'
import { ENQUIRY_CONSUMER_GUIDANCE_DE } from './enquiry-consumer-guidance.ts'
import { ENQUIRY_COUNCIL_TAX_ALONE_DE } from './enquiry-council-tax-alone.ts'
import { ENQUIRY_COUNCIL_TAX_DE } from './enquiry-council-tax.ts'
import { ENQUIRY_COURT_FINE_DE } from './enquiry-court-fine.ts'
import { ENQUIRY_CREDIT_AGREEMENT_DE } from './enquiry-credit-agreement.ts'
import { ENQUIRY_CRIMINAL_RECORD_DE } from './enquiry-criminal-record.ts'
import { ENQUIRY_DAMP_AND_RENT_DE } from './enquiry-damp-and-rent.ts'
import { ENQUIRY_DEBT_CLAIMS_DE } from './enquiry-debt-claims.ts'
import { ENQUIRY_DEBT_COLLECTORS_DE } from './enquiry-debt-collectors.ts'
import { ENQUIRY_DEBT_COURT_DE } from './enquiry-debt-court.ts'
import { ENQUIRY_DEBT_DOOR_DE } from './enquiry-debt-door.ts'
import { ENQUIRY_DEBT_GUIDANCE_DE } from './enquiry-debt-guidance.ts'
import { ENQUIRY_DEBT_MONEY_DE } from './enquiry-debt-money.ts'
import { ENQUIRY_DEBT_PEOPLE_DE } from './enquiry-debt-people.ts'
import { ENQUIRY_DEBT_WAYS_OUT_DE } from './enquiry-debt-ways-out.ts'
import { ENQUIRY_DEBT_DE } from './enquiry-debt.ts'
import { ENQUIRY_DEBTS_OF_THE_DEAD_DE } from './enquiry-debts-of-the-dead.ts'
import { ENQUIRY_DEFAULT_NOTICE_DE } from './enquiry-default-notice.ts'
import { ENQUIRY_DELIVERY_DE } from './enquiry-delivery.ts'
import { ENQUIRY_DEPOSIT_NEW_CARPET_DE } from './enquiry-deposit-new-carpet.ts'
import { ENQUIRY_DEPOSIT_DE } from './enquiry-deposit.ts'
import { ENQUIRY_DIVORCE_CONSENT_DE } from './enquiry-divorce-consent.ts'
import { ENQUIRY_DOG_BITE_DE } from './enquiry-dog-bite.ts'
import { ENQUIRY_DRIVEWAY_DE } from './enquiry-driveway.ts'
import { ENQUIRY_ENERGY_AND_WATER_DE } from './enquiry-energy-and-water.ts'
import { ENQUIRY_EVICTION_DE } from './enquiry-eviction.ts'
import { ENQUIRY_FAILING_PLAN_DE } from './enquiry-failing-plan.ts'
import { ENQUIRY_FAMILY_MEDIATION_DE } from './enquiry-family-mediation.ts'
import { ENQUIRY_FAULTY_GOODS_DE } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FENCE_DE } from './enquiry-fence.ts'
import { ENQUIRY_FIRST_30_DAYS_DE } from './enquiry-first-30-days.ts'
import { ENQUIRY_FLIGHT_LATE_DE } from './enquiry-flight-late.ts'
import { ENQUIRY_FLIGHT_DE } from './enquiry-flight.ts'
import { ENQUIRY_FREE_TV_LICENCE_DE } from './enquiry-free-tv-licence.ts'
import { ENQUIRY_GUARANTOR_DE } from './enquiry-guarantor.ts'
import { ENQUIRY_HARM_BY_TREATMENT_DE } from './enquiry-harm-by-treatment.ts'
import { ENQUIRY_HIGH_COURT_WRIT_DE } from './enquiry-high-court-writ.ts'
import { ENQUIRY_HIRED_AND_BOOKED_DE } from './enquiry-hired-and-booked.ts'
import { ENQUIRY_HOME_CASES_DE } from './enquiry-home-cases.ts'
import { ENQUIRY_HOMELESS_DECISION_DE } from './enquiry-homeless-decision.ts'
import { ENQUIRY_HOUSING_GUIDANCE_DE } from './enquiry-housing-guidance.ts'
import { ENQUIRY_HOUSING_NORTHERN_IRELAND_DE } from './enquiry-housing-northern-ireland.ts'
import { ENQUIRY_HOUSING_SCOTLAND_DE } from './enquiry-housing-scotland.ts'
import { ENQUIRY_HOUSING_WALES_DE } from './enquiry-housing-wales.ts'
import { ENQUIRY_INSOLVENCY_DE } from './enquiry-insolvency.ts'
import { ENQUIRY_INSURANCE_DE } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_TENANCY_DE } from './enquiry-joint-tenancy.ts'
import { ENQUIRY_LATE_TAX_RETURN_DE } from './enquiry-late-tax-return.ts'
import { ENQUIRY_LATE_TRAIN_DE } from './enquiry-late-train.ts'
import { ENQUIRY_LEAVING_A_CONTRACT_DE } from './enquiry-leaving-a-contract.ts'
import { ENQUIRY_LIVING_TOGETHER_DE } from './enquiry-living-together.ts'
import { ENQUIRY_LUGGAGE_DE } from './enquiry-luggage.ts'
import { ENQUIRY_MAGISTRATES_DE } from './enquiry-magistrates.ts'
import { ENQUIRY_MISSED_HEARING_DE } from './enquiry-missed-hearing.ts'
import { ENQUIRY_MORTGAGE_DE } from './enquiry-mortgage.ts'
import { ENQUIRY_MUSIC_LICENCE_DE } from './enquiry-music-licence.ts'
import { ENQUIRY_NEIGHBOUR_CAMERA_DE } from './enquiry-neighbour-camera.ts'
import { ENQUIRY_NEIGHBOURS_AT_ODDS_DE } from './enquiry-neighbours-at-odds.ts'
import { ENQUIRY_NO_WILL_DE } from './enquiry-no-will.ts'
import { ENQUIRY_NOTICE_TOO_SHORT_DE } from './enquiry-notice-too-short.ts'
import { ENQUIRY_OLD_DEBT_DE } from './enquiry-old-debt.ts'
import { ENQUIRY_PACKAGE_HOLIDAY_DE } from './enquiry-package-holiday.ts'
import { ENQUIRY_PAID_BY_CARD_DE } from './enquiry-paid-by-card.ts'
import { ENQUIRY_PARENTS_APART_DE } from './enquiry-parents-apart.ts'
import { ENQUIRY_PARKING_DE } from './enquiry-parking.ts'
import { ENQUIRY_PAYMENT_NOT_MINE_DE } from './enquiry-payment-not-mine.ts'
import { ENQUIRY_PENALTY_POINTS_DE } from './enquiry-penalty-points.ts'
import { ENQUIRY_PESTS_DE } from './enquiry-pests.ts'
import { ENQUIRY_PICTURE_CLAIM_DE } from './enquiry-picture-claim.ts'
import { ENQUIRY_POLICE_COMPLAINT_DE } from './enquiry-police-complaint.ts'
import { ENQUIRY_POLICE_INTERVIEW_DE } from './enquiry-police-interview.ts'
import { ENQUIRY_POLICE_PROPERTY_DE } from './enquiry-police-property.ts'
import { ENQUIRY_POSSESSION_HEARING_DE } from './enquiry-possession-hearing.ts'
import { ENQUIRY_PRE_SETTLED_DE } from './enquiry-pre-settled.ts'
import { ENQUIRY_PREPAYMENT_METER_DE } from './enquiry-prepayment-meter.ts'
import { ENQUIRY_PROMISES_TO_CUSTOMERS_DE } from './enquiry-promises-to-customers.ts'
import { ENQUIRY_REFUND_DE } from './enquiry-refund.ts'
import { ENQUIRY_RENT_DE } from './enquiry-rent.ts'
import { ENQUIRY_REPAIRS_DE } from './enquiry-repairs.ts'
import { ENQUIRY_RIGHTS_DEBT_DE } from './enquiry-rights-debt.ts'
import { ENQUIRY_RIGHTS_HOME_WORK_DE } from './enquiry-rights-home-work.ts'
import { ENQUIRY_RIGHTS_PARKING_DE } from './enquiry-rights-parking.ts'
import { ENQUIRY_SAFETY_AT_HOME_DE } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SALE_IN_FIRST_YEAR_DE } from './enquiry-sale-in-first-year.ts'
import { ENQUIRY_SCAM_DE } from './enquiry-scam.ts'
import { ENQUIRY_SELLER_GONE_DE } from './enquiry-seller-gone.ts'
import { ENQUIRY_SELLER_SAYS_NO_DE } from './enquiry-seller-says-no.ts'
import { ENQUIRY_SET_OFF_DE } from './enquiry-set-off.ts'
import { ENQUIRY_SHARED_ADDRESS_DEBTS_DE } from './enquiry-shared-address-debts.ts'
import { ENQUIRY_SHOP_SECURITY_DE } from './enquiry-shop-security.ts'
import { ENQUIRY_SMALL_CLAIM_DE } from './enquiry-small-claim.ts'
import { ENQUIRY_SOLD_PRIVATELY_DE } from './enquiry-sold-privately.ts'
import { ENQUIRY_SOLICITOR_COMPLAINT_DE } from './enquiry-solicitor-complaint.ts'
import { ENQUIRY_SPEEDING_DE } from './enquiry-speeding.ts'
import { ENQUIRY_STOP_LETTERS_DE } from './enquiry-stop-letters.ts'
import { ENQUIRY_TAX_CODE_DE } from './enquiry-tax-code.ts'
import { ENQUIRY_TAX_PLAN_DE } from './enquiry-tax-plan.ts'
import { ENQUIRY_TENANCY_DE } from './enquiry-tenancy.ts'
import { ENQUIRY_TENANT_FEES_DE } from './enquiry-tenant-fees.ts'
import { ENQUIRY_TRADESPEOPLE_DE } from './enquiry-tradespeople.ts'
import { ENQUIRY_TV_LICENCE_CALLERS_DE } from './enquiry-tv-licence-callers.ts'
import { ENQUIRY_TV_LICENCE_DE } from './enquiry-tv-licence.ts'
import { ENQUIRY_UNKNOWN_CONVICTION_DE } from './enquiry-unknown-conviction.ts'
import { ENQUIRY_URGENT_DE } from './enquiry-urgent.ts'
import { ENQUIRY_USED_CAR_DE } from './enquiry-used-car.ts'
import { ENQUIRY_WORKS_NEXT_DOOR_DE } from './enquiry-works-next-door.ts'
import { ENQUIRY_ZONE_CHARGES_DE } from './enquiry-zone-charges.ts'
import { EQUAL_SERVICE_DE } from './equal-service.ts'
import { FIRST_QUESTIONS_DE } from './first-questions.ts'
import { WORK_QUESTIONS_DE } from './work-questions.ts'

export const QUESTIONS_DE: Words = {
  ...ENQUIRY_PICTURE_CLAIM_DE,
  ...ENQUIRY_TV_LICENCE_CALLERS_DE,
  ...ENQUIRY_COUNCIL_TAX_DE,
  ...ENQUIRY_CREDIT_AGREEMENT_DE,
  ...ENQUIRY_FREE_TV_LICENCE_DE,
  ...ENQUIRY_PARKING_DE,
  ...ENQUIRY_MUSIC_LICENCE_DE,
  ...ENQUIRY_FIRST_30_DAYS_DE,
  ...ENQUIRY_FAULTY_GOODS_DE,
  ...ENQUIRY_REFUND_DE,
  ...ENQUIRY_LEAVING_A_CONTRACT_DE,
  ...ENQUIRY_DELIVERY_DE,
  ...ENQUIRY_USED_CAR_DE,
  ...ENQUIRY_TRADESPEOPLE_DE,
  ...ENQUIRY_BUILDER_WANTS_MONEY_DE,
  ...ENQUIRY_PAID_BY_CARD_DE,
  ...ENQUIRY_CANCELLED_EVENT_DE,
  ...ENQUIRY_SELLER_SAYS_NO_DE,
  ...ENQUIRY_SHOP_SECURITY_DE,
  ...ENQUIRY_CONSUMER_GUIDANCE_DE,
  ...ENQUIRY_DEBT_DE,
  ...ENQUIRY_DEBT_MONEY_DE,
  ...ENQUIRY_DEBT_WAYS_OUT_DE,
  ...ENQUIRY_DEBT_COURT_DE,
  ...ENQUIRY_DEBT_DOOR_DE,
  ...ENQUIRY_OLD_DEBT_DE,
  ...ENQUIRY_DEBT_CLAIMS_DE,
  ...ENQUIRY_INSOLVENCY_DE,
  ...ENQUIRY_DEBT_PEOPLE_DE,
  ...ENQUIRY_DEBT_GUIDANCE_DE,
  ...WORK_QUESTIONS_DE,
  ...ENQUIRY_ENERGY_AND_WATER_DE,
  ...ENQUIRY_FLIGHT_DE,
  ...ENQUIRY_BROADBAND_DE,
  ...ENQUIRY_SCAM_DE,
  ...ENQUIRY_HOME_CASES_DE,
  ...ENQUIRY_DEPOSIT_DE,
  ...ENQUIRY_REPAIRS_DE,
  ...ENQUIRY_RENT_DE,
  ...ENQUIRY_EVICTION_DE,
  ...ENQUIRY_TENANCY_DE,
  ...ENQUIRY_HOMELESS_DECISION_DE,
  ...ENQUIRY_HOUSING_GUIDANCE_DE,
  ...ENQUIRY_HOUSING_WALES_DE,
  ...ENQUIRY_HOUSING_SCOTLAND_DE,
  ...ENQUIRY_HOUSING_NORTHERN_IRELAND_DE,
  ...ENQUIRY_LATE_TAX_RETURN_DE,
  ...ENQUIRY_TV_LICENCE_DE,
  ...ENQUIRY_MORTGAGE_DE,
  ...ENQUIRY_RIGHTS_PARKING_DE,
  ...ENQUIRY_RIGHTS_DEBT_DE,
  ...ENQUIRY_RIGHTS_HOME_WORK_DE,
  ...ENQUIRY_URGENT_DE,
  ...ENQUIRY_CHILD_MAINTENANCE_DE,
  ...ENQUIRY_FAMILY_MEDIATION_DE,
  ...ENQUIRY_LATE_TRAIN_DE,
  ...ENQUIRY_PACKAGE_HOLIDAY_DE,
  ...EQUAL_SERVICE_DE,
  ...ENQUIRY_POLICE_INTERVIEW_DE,
  ...ENQUIRY_SPEEDING_DE,
  ...ENQUIRY_STOP_LETTERS_DE,
  ...ENQUIRY_INSURANCE_DE,
  ...ENQUIRY_SMALL_CLAIM_DE,
  ...ENQUIRY_UNKNOWN_CONVICTION_DE,
  ...ENQUIRY_DRIVEWAY_DE,
  ...ENQUIRY_DEBT_COLLECTORS_DE,
  ...ENQUIRY_POSSESSION_HEARING_DE,
  ...ENQUIRY_NO_WILL_DE,
  ...ENQUIRY_SAFETY_AT_HOME_DE,
  ...ENQUIRY_BOUNDARY_DE,
  ...ENQUIRY_LUGGAGE_DE,
  ...ENQUIRY_TAX_CODE_DE,
  ...ENQUIRY_ZONE_CHARGES_DE,
  ...ENQUIRY_MISSED_HEARING_DE,
  ...ENQUIRY_JOINT_TENANCY_DE,
  ...ENQUIRY_TENANT_FEES_DE,
  ...ENQUIRY_NOTICE_TOO_SHORT_DE,
  ...ENQUIRY_CAR_ON_FINANCE_DE,
  ...ENQUIRY_DEBTS_OF_THE_DEAD_DE,
  ...ENQUIRY_PREPAYMENT_METER_DE,
  ...ENQUIRY_SOLD_PRIVATELY_DE,
  ...ENQUIRY_CRIMINAL_RECORD_DE,
  ...ENQUIRY_MAGISTRATES_DE,
  ...ENQUIRY_PARENTS_APART_DE,
  ...ENQUIRY_DIVORCE_CONSENT_DE,
  ...ENQUIRY_LIVING_TOGETHER_DE,
  ...ENQUIRY_PRE_SETTLED_DE,
  ...ENQUIRY_CITIZENSHIP_DE,
  ...ENQUIRY_COUNCIL_TAX_ALONE_DE,
  ...ENQUIRY_GUARANTOR_DE,
  ...ENQUIRY_FENCE_DE,
  ...ENQUIRY_PAYMENT_NOT_MINE_DE,
  ...ENQUIRY_FLIGHT_LATE_DE,
  ...ENQUIRY_FAILING_PLAN_DE,
  ...ENQUIRY_DEFAULT_NOTICE_DE,
  ...ENQUIRY_COURT_FINE_DE,
  ...ENQUIRY_PENALTY_POINTS_DE,
  ...ENQUIRY_POLICE_PROPERTY_DE,
  ...ENQUIRY_POLICE_COMPLAINT_DE,
  ...ENQUIRY_SET_OFF_DE,
  ...ENQUIRY_TAX_PLAN_DE,
  ...ENQUIRY_SOLICITOR_COMPLAINT_DE,
  ...ENQUIRY_DOG_BITE_DE,
  ...ENQUIRY_NEIGHBOUR_CAMERA_DE,
  ...ENQUIRY_PESTS_DE,
  ...ENQUIRY_DAMP_AND_RENT_DE,
  ...ENQUIRY_SHARED_ADDRESS_DEBTS_DE,
  ...ENQUIRY_HIGH_COURT_WRIT_DE,
  ...ENQUIRY_SALE_IN_FIRST_YEAR_DE,
  ...ENQUIRY_COLLECTOR_COURT_DE,
  ...ENQUIRY_CAMERA_PENALTIES_DE,
  ...ENQUIRY_DEPOSIT_NEW_CARPET_DE,
  ...ENQUIRY_NEIGHBOURS_AT_ODDS_DE,
  ...ENQUIRY_SELLER_GONE_DE,
  ...ENQUIRY_WORKS_NEXT_DOOR_DE,
  ...ENQUIRY_PROMISES_TO_CUSTOMERS_DE,
  ...BENEFIT_QUESTIONS_DE,
  ...FIRST_QUESTIONS_DE,
  ...BELIEFS_DE,
  ...BAILIFF_QUESTIONS_DE,
  ...ENQUIRY_HARM_BY_TREATMENT_DE,
  ...ENQUIRY_HIRED_AND_BOOKED_DE,
}
