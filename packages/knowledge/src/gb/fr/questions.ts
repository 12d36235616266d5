/** The United Kingdom in French: rows that speak to questions alone. */
import type { Words } from '@plainletter/contracts/rule'

import { BAILIFF_QUESTIONS_FR } from './bailiff-questions.ts'
import { BELIEFS_FR } from './beliefs.ts'
import { BENEFIT_QUESTIONS_FR } from './benefit-questions.ts'
import { ENQUIRY_BOUNDARY_FR } from './enquiry-boundary.ts'
import { ENQUIRY_BROADBAND_FR } from './enquiry-broadband.ts'
import { ENQUIRY_BUILDER_WANTS_MONEY_FR } from './enquiry-builder-wants-money.ts'
import { ENQUIRY_CAMERA_PENALTIES_FR } from './enquiry-camera-penalties.ts'
import { ENQUIRY_CANCELLED_EVENT_FR } from './enquiry-cancelled-event.ts'
import { ENQUIRY_CAR_ON_FINANCE_FR } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CHILD_MAINTENANCE_FR } from './enquiry-child-maintenance.ts'
import { ENQUIRY_CITIZENSHIP_FR } from './enquiry-citizenship.ts'
import { ENQUIRY_COLLECTOR_COURT_FR } from './enquiry-collector-court.ts'
import { ENQUIRY_CONSUMER_GUIDANCE_FR } from './enquiry-consumer-guidance.ts'
import { ENQUIRY_COUNCIL_TAX_ALONE_FR } from './enquiry-council-tax-alone.ts'
import { ENQUIRY_COUNCIL_TAX_FR } from './enquiry-council-tax.ts'
import { ENQUIRY_COURT_FINE_FR } from './enquiry-court-fine.ts'
import { ENQUIRY_CREDIT_AGREEMENT_FR } from './enquiry-credit-agreement.ts'
import { ENQUIRY_CRIMINAL_RECORD_FR } from './enquiry-criminal-record.ts'
import { ENQUIRY_DAMP_AND_RENT_FR } from './enquiry-damp-and-rent.ts'
import { ENQUIRY_DEBT_CLAIMS_FR } from './enquiry-debt-claims.ts'
import { ENQUIRY_DEBT_COLLECTORS_FR } from './enquiry-debt-collectors.ts'
import { ENQUIRY_DEBT_COURT_FR } from './enquiry-debt-court.ts'
import { ENQUIRY_DEBT_DOOR_FR } from './enquiry-debt-door.ts'
import { ENQUIRY_DEBT_GUIDANCE_FR } from './enquiry-debt-guidance.ts'
import { ENQUIRY_DEBT_MONEY_FR } from './enquiry-debt-money.ts'
import { ENQUIRY_DEBT_PEOPLE_FR } from './enquiry-debt-people.ts'
import { ENQUIRY_DEBT_WAYS_OUT_FR } from './enquiry-debt-ways-out.ts'
import { ENQUIRY_DEBTS_OF_THE_DEAD_FR } from './enquiry-debts-of-the-dead.ts'
import { ENQUIRY_DEFAULT_NOTICE_FR } from './enquiry-default-notice.ts'
import { ENQUIRY_DELIVERY_FR } from './enquiry-delivery.ts'
import { ENQUIRY_DEPOSIT_NEW_CARPET_FR } from './enquiry-deposit-new-carpet.ts'
import { ENQUIRY_DEPOSIT_FR } from './enquiry-deposit.ts'
import { ENQUIRY_DIVORCE_CONSENT_FR } from './enquiry-divorce-consent.ts'
import { ENQUIRY_DOG_BITE_FR } from './enquiry-dog-bite.ts'
import { ENQUIRY_DRIVEWAY_FR } from './enquiry-driveway.ts'
import { ENQUIRY_ENERGY_AND_WATER_FR } from './enquiry-energy-and-water.ts'
import { ENQUIRY_EVICTION_FR } from './enquiry-eviction.ts'
import { ENQUIRY_FAILING_PLAN_FR } from './enquiry-failing-plan.ts'
import { ENQUIRY_FAMILY_MEDIATION_FR } from './enquiry-family-mediation.ts'
import { ENQUIRY_FAULTY_GOODS_FR } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FENCE_FR } from './enquiry-fence.ts'
import { ENQUIRY_FIRST_30_DAYS_FR } from './enquiry-first-30-days.ts'
import { ENQUIRY_FLIGHT_LATE_FR } from './enquiry-flight-late.ts'
import { ENQUIRY_FLIGHT_FR } from './enquiry-flight.ts'
import { ENQUIRY_FREE_TV_LICENCE_FR } from './enquiry-free-tv-licence.ts'
import { ENQUIRY_GUARANTOR_FR } from './enquiry-guarantor.ts'
import { ENQUIRY_HARM_BY_TREATMENT_FR } from './enquiry-harm-by-treatment.ts'
import { ENQUIRY_HIGH_COURT_WRIT_FR } from './enquiry-high-court-writ.ts'
import { ENQUIRY_HIRED_AND_BOOKED_FR } from './enquiry-hired-and-booked.ts'
import { ENQUIRY_HOME_CASES_FR } from './enquiry-home-cases.ts'
import { ENQUIRY_HOMELESS_DECISION_FR } from './enquiry-homeless-decision.ts'
import { ENQUIRY_HOUSING_GUIDANCE_FR } from './enquiry-housing-guidance.ts'
import { ENQUIRY_HOUSING_NORTHERN_IRELAND_FR } from './enquiry-housing-northern-ireland.ts'
import { ENQUIRY_HOUSING_SCOTLAND_FR } from './enquiry-housing-scotland.ts'
import { ENQUIRY_HOUSING_WALES_FR } from './enquiry-housing-wales.ts'
import { ENQUIRY_INSOLVENCY_FR } from './enquiry-insolvency.ts'
import { ENQUIRY_INSURANCE_FR } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_TENANCY_FR } from './enquiry-joint-tenancy.ts'
import { ENQUIRY_LATE_TAX_RETURN_FR } from './enquiry-late-tax-return.ts'
import { ENQUIRY_LATE_TRAIN_FR } from './enquiry-late-train.ts'
import { ENQUIRY_LEAVING_A_CONTRACT_FR } from './enquiry-leaving-a-contract.ts'
import { ENQUIRY_LIVING_TOGETHER_FR } from './enquiry-living-together.ts'
import { ENQUIRY_LUGGAGE_FR } from './enquiry-luggage.ts'
import { ENQUIRY_MAGISTRATES_FR } from './enquiry-magistrates.ts'
import { ENQUIRY_MISSED_HEARING_FR } from './enquiry-missed-hearing.ts'
import { ENQUIRY_MORTGAGE_FR } from './enquiry-mortgage.ts'
import { ENQUIRY_MUSIC_LICENCE_FR } from './enquiry-music-licence.ts'
import { ENQUIRY_NEIGHBOUR_CAMERA_FR } from './enquiry-neighbour-camera.ts'
import { ENQUIRY_NEIGHBOURS_AT_ODDS_FR } from './enquiry-neighbours-at-odds.ts'
import { ENQUIRY_NO_WILL_FR } from './enquiry-no-will.ts'
import { ENQUIRY_NOTICE_TOO_SHORT_FR } from './enquiry-notice-too-short.ts'
import { ENQUIRY_OLD_DEBT_FR } from './enquiry-old-debt.ts'
import { ENQUIRY_PACKAGE_HOLIDAY_FR } from './enquiry-package-holiday.ts'
import { ENQUIRY_PAID_BY_CARD_FR } from './enquiry-paid-by-card.ts'
import { ENQUIRY_PARENTS_APART_FR } from './enquiry-parents-apart.ts'
import { ENQUIRY_PARKING_FR } from './enquiry-parking.ts'
import { ENQUIRY_PAYMENT_NOT_MINE_FR } from './enquiry-payment-not-mine.ts'
import { ENQUIRY_PENALTY_POINTS_FR } from './enquiry-penalty-points.ts'
import { ENQUIRY_PESTS_FR } from './enquiry-pests.ts'
import { ENQUIRY_PICTURE_CLAIM_FR } from './enquiry-picture-claim.ts'
import { ENQUIRY_POLICE_COMPLAINT_FR } from './enquiry-police-complaint.ts'
import { ENQUIRY_POLICE_INTERVIEW_FR } from './enquiry-police-interview.ts'
import { ENQUIRY_POLICE_PROPERTY_FR } from './enquiry-police-property.ts'
import { ENQUIRY_POSSESSION_HEARING_FR } from './enquiry-possession-hearing.ts'
import { ENQUIRY_PRE_SETTLED_FR } from './enquiry-pre-settled.ts'
import { ENQUIRY_PREPAYMENT_METER_FR } from './enquiry-prepayment-meter.ts'
import { ENQUIRY_PROMISES_TO_CUSTOMERS_FR } from './enquiry-promises-to-customers.ts'
import { ENQUIRY_REFUND_FR } from './enquiry-refund.ts'
import { ENQUIRY_RENT_FR } from './enquiry-rent.ts'
import { ENQUIRY_REPAIRS_FR } from './enquiry-repairs.ts'
import { ENQUIRY_RIGHTS_DEBT_FR } from './enquiry-rights-debt.ts'
import { ENQUIRY_RIGHTS_HOME_WORK_FR } from './enquiry-rights-home-work.ts'
import { ENQUIRY_RIGHTS_PARKING_FR } from './enquiry-rights-parking.ts'
import { ENQUIRY_SAFETY_AT_HOME_FR } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SALE_IN_FIRST_YEAR_FR } from './enquiry-sale-in-first-year.ts'
import { ENQUIRY_SCAM_FR } from './enquiry-scam.ts'
import { ENQUIRY_SELLER_GONE_FR } from './enquiry-seller-gone.ts'
import { ENQUIRY_SELLER_SAYS_NO_FR } from './enquiry-seller-says-no.ts'
import { ENQUIRY_SET_OFF_FR } from './enquiry-set-off.ts'
import { ENQUIRY_SHARED_ADDRESS_DEBTS_FR } from './enquiry-shared-address-debts.ts'
import { ENQUIRY_SHOP_SECURITY_FR } from './enquiry-shop-security.ts'
import { ENQUIRY_SMALL_CLAIM_FR } from './enquiry-small-claim.ts'
import { ENQUIRY_SOLD_PRIVATELY_FR } from './enquiry-sold-privately.ts'
import { ENQUIRY_SOLICITOR_COMPLAINT_FR } from './enquiry-solicitor-complaint.ts'
import { ENQUIRY_SPEEDING_FR } from './enquiry-speeding.ts'
import { ENQUIRY_STOP_LETTERS_FR } from './enquiry-stop-letters.ts'
import { ENQUIRY_TAX_CODE_FR } from './enquiry-tax-code.ts'
import { ENQUIRY_TAX_PLAN_FR } from './enquiry-tax-plan.ts'
import { ENQUIRY_TENANCY_FR } from './enquiry-tenancy.ts'
import { ENQUIRY_TENANT_FEES_FR } from './enquiry-tenant-fees.ts'
import { ENQUIRY_TRADESPEOPLE_FR } from './enquiry-tradespeople.ts'
import { ENQUIRY_TV_LICENCE_CALLERS_FR } from './enquiry-tv-licence-callers.ts'
import { ENQUIRY_TV_LICENCE_FR } from './enquiry-tv-licence.ts'
import { ENQUIRY_UNKNOWN_CONVICTION_FR } from './enquiry-unknown-conviction.ts'
import { ENQUIRY_URGENT_FR } from './enquiry-urgent.ts'
import { ENQUIRY_USED_CAR_FR } from './enquiry-used-car.ts'
import { ENQUIRY_WORKS_NEXT_DOOR_FR } from './enquiry-works-next-door.ts'
import { ENQUIRY_ZONE_CHARGES_FR } from './enquiry-zone-charges.ts'
import { EQUAL_SERVICE_FR } from './equal-service.ts'
import { FIRST_QUESTIONS_FR } from './first-questions.ts'
import { WORK_QUESTIONS_FR } from './work-questions.ts'

export const QUESTIONS_FR: Words = {
  ...ENQUIRY_PICTURE_CLAIM_FR,
  ...ENQUIRY_TV_LICENCE_CALLERS_FR,
  ...ENQUIRY_COUNCIL_TAX_FR,
  ...ENQUIRY_CREDIT_AGREEMENT_FR,
  ...ENQUIRY_FREE_TV_LICENCE_FR,
  ...ENQUIRY_PARKING_FR,
  ...ENQUIRY_MUSIC_LICENCE_FR,
  ...ENQUIRY_FIRST_30_DAYS_FR,
  ...ENQUIRY_FAULTY_GOODS_FR,
  ...ENQUIRY_REFUND_FR,
  ...ENQUIRY_LEAVING_A_CONTRACT_FR,
  ...ENQUIRY_DELIVERY_FR,
  ...ENQUIRY_USED_CAR_FR,
  ...ENQUIRY_TRADESPEOPLE_FR,
  ...ENQUIRY_BUILDER_WANTS_MONEY_FR,
  ...ENQUIRY_PAID_BY_CARD_FR,
  ...ENQUIRY_CANCELLED_EVENT_FR,
  ...ENQUIRY_SELLER_SAYS_NO_FR,
  ...ENQUIRY_SHOP_SECURITY_FR,
  ...ENQUIRY_CONSUMER_GUIDANCE_FR,
  ...ENQUIRY_DEBT_MONEY_FR,
  ...ENQUIRY_DEBT_WAYS_OUT_FR,
  ...ENQUIRY_DEBT_COURT_FR,
  ...ENQUIRY_DEBT_DOOR_FR,
  ...ENQUIRY_OLD_DEBT_FR,
  ...ENQUIRY_DEBT_CLAIMS_FR,
  ...ENQUIRY_INSOLVENCY_FR,
  ...ENQUIRY_DEBT_PEOPLE_FR,
  ...ENQUIRY_DEBT_GUIDANCE_FR,
  ...WORK_QUESTIONS_FR,
  ...ENQUIRY_ENERGY_AND_WATER_FR,
  ...ENQUIRY_FLIGHT_FR,
  ...ENQUIRY_BROADBAND_FR,
  ...ENQUIRY_SCAM_FR,
  ...ENQUIRY_HOME_CASES_FR,
  ...ENQUIRY_DEPOSIT_FR,
  ...ENQUIRY_REPAIRS_FR,
  ...ENQUIRY_RENT_FR,
  ...ENQUIRY_EVICTION_FR,
  ...ENQUIRY_TENANCY_FR,
  ...ENQUIRY_HOMELESS_DECISION_FR,
  ...ENQUIRY_HOUSING_GUIDANCE_FR,
  ...ENQUIRY_HOUSING_WALES_FR,
  ...ENQUIRY_HOUSING_SCOTLAND_FR,
  ...ENQUIRY_HOUSING_NORTHERN_IRELAND_FR,
  ...ENQUIRY_LATE_TAX_RETURN_FR,
  ...ENQUIRY_TV_LICENCE_FR,
  ...ENQUIRY_MORTGAGE_FR,
  ...ENQUIRY_RIGHTS_PARKING_FR,
  ...ENQUIRY_RIGHTS_DEBT_FR,
  ...ENQUIRY_RIGHTS_HOME_WORK_FR,
  ...ENQUIRY_URGENT_FR,
  ...ENQUIRY_CHILD_MAINTENANCE_FR,
  ...ENQUIRY_FAMILY_MEDIATION_FR,
  ...ENQUIRY_LATE_TRAIN_FR,
  ...ENQUIRY_PACKAGE_HOLIDAY_FR,
  ...EQUAL_SERVICE_FR,
  ...ENQUIRY_POLICE_INTERVIEW_FR,
  ...ENQUIRY_SPEEDING_FR,
  ...ENQUIRY_STOP_LETTERS_FR,
  ...ENQUIRY_INSURANCE_FR,
  ...ENQUIRY_SMALL_CLAIM_FR,
  ...ENQUIRY_UNKNOWN_CONVICTION_FR,
  ...ENQUIRY_DRIVEWAY_FR,
  ...ENQUIRY_DEBT_COLLECTORS_FR,
  ...ENQUIRY_POSSESSION_HEARING_FR,
  ...ENQUIRY_NO_WILL_FR,
  ...ENQUIRY_SAFETY_AT_HOME_FR,
  ...ENQUIRY_BOUNDARY_FR,
  ...ENQUIRY_LUGGAGE_FR,
  ...ENQUIRY_TAX_CODE_FR,
  ...ENQUIRY_ZONE_CHARGES_FR,
  ...ENQUIRY_MISSED_HEARING_FR,
  ...ENQUIRY_JOINT_TENANCY_FR,
  ...ENQUIRY_TENANT_FEES_FR,
  ...ENQUIRY_NOTICE_TOO_SHORT_FR,
  ...ENQUIRY_CAR_ON_FINANCE_FR,
  ...ENQUIRY_DEBTS_OF_THE_DEAD_FR,
  ...ENQUIRY_PREPAYMENT_METER_FR,
  ...ENQUIRY_SOLD_PRIVATELY_FR,
  ...ENQUIRY_CRIMINAL_RECORD_FR,
  ...ENQUIRY_MAGISTRATES_FR,
  ...ENQUIRY_PARENTS_APART_FR,
  ...ENQUIRY_DIVORCE_CONSENT_FR,
  ...ENQUIRY_LIVING_TOGETHER_FR,
  ...ENQUIRY_PRE_SETTLED_FR,
  ...ENQUIRY_CITIZENSHIP_FR,
  ...ENQUIRY_COUNCIL_TAX_ALONE_FR,
  ...ENQUIRY_GUARANTOR_FR,
  ...ENQUIRY_FENCE_FR,
  ...ENQUIRY_PAYMENT_NOT_MINE_FR,
  ...ENQUIRY_FLIGHT_LATE_FR,
  ...ENQUIRY_FAILING_PLAN_FR,
  ...ENQUIRY_DEFAULT_NOTICE_FR,
  ...ENQUIRY_COURT_FINE_FR,
  ...ENQUIRY_PENALTY_POINTS_FR,
  ...ENQUIRY_POLICE_PROPERTY_FR,
  ...ENQUIRY_POLICE_COMPLAINT_FR,
  ...ENQUIRY_SET_OFF_FR,
  ...ENQUIRY_TAX_PLAN_FR,
  ...ENQUIRY_SOLICITOR_COMPLAINT_FR,
  ...ENQUIRY_DOG_BITE_FR,
  ...ENQUIRY_NEIGHBOUR_CAMERA_FR,
  ...ENQUIRY_PESTS_FR,
  ...ENQUIRY_DAMP_AND_RENT_FR,
  ...ENQUIRY_SHARED_ADDRESS_DEBTS_FR,
  ...ENQUIRY_HIGH_COURT_WRIT_FR,
  ...ENQUIRY_SALE_IN_FIRST_YEAR_FR,
  ...ENQUIRY_COLLECTOR_COURT_FR,
  ...ENQUIRY_CAMERA_PENALTIES_FR,
  ...ENQUIRY_DEPOSIT_NEW_CARPET_FR,
  ...ENQUIRY_NEIGHBOURS_AT_ODDS_FR,
  ...ENQUIRY_SELLER_GONE_FR,
  ...ENQUIRY_WORKS_NEXT_DOOR_FR,
  ...ENQUIRY_PROMISES_TO_CUSTOMERS_FR,
  ...BENEFIT_QUESTIONS_FR,
  ...FIRST_QUESTIONS_FR,
  ...BELIEFS_FR,
  ...BAILIFF_QUESTIONS_FR,
  ...ENQUIRY_HARM_BY_TREATMENT_FR,
  ...ENQUIRY_HIRED_AND_BOOKED_FR,
}
