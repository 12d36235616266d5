/** The United Kingdom in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOUNT_CLOSING_ES } from './account-closing.ts'
import { ARREARS_NOTICES_ES } from './arrears-notices.ts'
import { BAILIFF_ACTIONS_ES } from './bailiff-actions.ts'
import { BAILIFF_BELIEFS_ES } from './bailiff-beliefs.ts'
import { BAILIFF_CHECKS_ES } from './bailiff-checks.ts'
import { BAILIFF_COURTS_ES } from './bailiff-courts.ts'
import { BAILIFF_FACTS_ES } from './bailiff-facts.ts'
import { BAILIFF_LATER_STAGES_ES } from './bailiff-later-stages.ts'
import { BAILIFF_NORTHERN_IRELAND_ES } from './bailiff-northern-ireland.ts'
import { BAILIFF_RIGHTS_ES } from './bailiff-rights.ts'
import { BAILIFF_SCOTLAND_ES } from './bailiff-scotland.ts'
import { BAILIFF_STEPS_ES } from './bailiff-steps.ts'
import { BANK_ACCOUNT_ES } from './bank-account.ts'
import { BENEFIT_DECISION_ES } from './benefit-decision.ts'
import { BENEFIT_OVERPAYMENT_RIGHTS_ES } from './benefit-overpayment-rights.ts'
import { BENEFIT_OVERPAYMENT_ES } from './benefit-overpayment.ts'
import { BENEFIT_REFUSED_ES } from './benefit-refused.ts'
import { BENEFIT_REVIEW_ES } from './benefit-review.ts'
import { BENEFIT_TRIBUNAL_HEARING_ES } from './benefit-tribunal-hearing.ts'
import { BENEFITS_NORTHERN_IRELAND_ES } from './benefits-northern-ireland.ts'
import { BLUE_BADGE_ES } from './blue-badge.ts'
import { CARD_REFUND_ES } from './card-refund.ts'
import { CARE_CHARGES_ES } from './care-charges.ts'
import { CARE_FEES_ES } from './care-fees.ts'
import { CARS_AND_LICENCES_ES } from './cars-and-licences.ts'
import { CEASE_AND_DESIST_ES } from './cease-and-desist.ts'
import { CHILD_MAINTENANCE_ES } from './child-maintenance.ts'
import { CLAIMS_NORTHERN_IRELAND_ES } from './claims-northern-ireland.ts'
import { CLAIMS_ON_CREDIT_ES } from './claims-on-credit.ts'
import { CLAIMS_ON_PARKING_AND_HOMES_ES } from './claims-on-parking-and-homes.ts'
import { CLAIMS_ON_PUBLIC_DEBTS_ES } from './claims-on-public-debts.ts'
import { COMPLAINT_REFUSED_ES } from './complaint-refused.ts'
import { CONSUMER_CONTRACT_RIGHTS_ES } from './consumer-contract-rights.ts'
import { CONSUMER_CONTRACT_ES } from './consumer-contract.ts'
import { CONTACT_WITH_CHILDREN_ES } from './contact-with-children.ts'
import { CONTRACT_SIGNED_AT_HOME_ES } from './contract-signed-at-home.ts'
import { COPYRIGHT_LETTER_ES } from './copyright-letter.ts'
import { COUNCIL_TAX_ACTIONS_ES } from './council-tax-actions.ts'
import { COUNCIL_TAX_BELIEFS_ES } from './council-tax-beliefs.ts'
import { COUNCIL_TAX_BILL_ES } from './council-tax-bill.ts'
import { COUNCIL_TAX_FACTS_ES } from './council-tax-facts.ts'
import { COUNCIL_TAX_OPTIONS_ES } from './council-tax-options.ts'
import { COUNCIL_TAX_RECOVERY_ES } from './council-tax-recovery.ts'
import { COUNCIL_TAX_RIGHTS_ES } from './council-tax-rights.ts'
import { COUNCIL_TAX_SCOTLAND_ES } from './council-tax-scotland.ts'
import { COUNCIL_TAX_STEPS_ES } from './council-tax-steps.ts'
import { COUNCIL_TENANCY_ES } from './council-tenancy.ts'
import { COURT_CLAIM_ELEMENTS_ES } from './court-claim-elements.ts'
import { COURT_CLAIM_FACTS_ES } from './court-claim-facts.ts'
import { COURT_CLAIM_GOODS_ES } from './court-claim-goods.ts'
import { COURT_CLAIM_HOME_AND_CREDIT_ES } from './court-claim-home-credit.ts'
import { COURT_CLAIM_POSSESSION_ES } from './court-claim-possession.ts'
import { COURT_CLAIM_RIGHTS_ES } from './court-claim-rights.ts'
import { COURT_CLAIM_SCOTLAND_ES } from './court-claim-scotland.ts'
import { COURT_CLAIM_STEPS_ES } from './court-claim-steps.ts'
import { COURT_CLAIM_ES } from './court-claim.ts'
import { COURT_FINE_ES } from './court-fine.ts'
import { COURT_INCOME_FORM_ES } from './court-income-form.ts'
import { COURT_JUDGMENT_INSIGHTS_ES } from './court-judgment-insights.ts'
import { COURT_JUDGMENT_NATIONS_ES } from './court-judgment-nations.ts'
import { COURT_JUDGMENT_RIGHTS_ES } from './court-judgment-rights.ts'
import { COURT_JUDGMENT_STEPS_ES } from './court-judgment-steps.ts'
import { COURT_JUDGMENT_ES } from './court-judgment.ts'
import { CREDIT_REFUSED_ES } from './credit-refused.ts'
import { DATA_BEFORE_A_CLAIM_ES } from './data-before-a-claim.ts'
import { DATA_BREACH_ES } from './data-breach.ts'
import { DATA_COPY_ES } from './data-copy.ts'
import { DEBT_COLLECTION_DEFAULT_ES } from './debt-collection-default.ts'
import { DEBT_COLLECTION_FACTS_ES } from './debt-collection-facts.ts'
import { DEBT_COLLECTION_INSIGHTS_ES } from './debt-collection-insights.ts'
import { DEBT_COLLECTION_OTHER_ES } from './debt-collection-other.ts'
import { DEBT_COLLECTION_RIGHTS_ES } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_SCOTLAND_NI_ES } from './debt-collection-scotland-ni.ts'
import { DEBT_COLLECTION_STEPS_ES } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_TACTICS_ES } from './debt-collection-tactics.ts'
import { DEBT_COLLECTION_ES } from './debt-collection.ts'
import { DEBT_PLAN_SCOTLAND_ES } from './debt-plan-scotland.ts'
import { DEFAULT_NOTICE_ES } from './default-notice.ts'
import { DEPOSIT_AT_THE_END_ES } from './deposit-at-the-end.ts'
import { DEPOSIT_DEDUCTIONS_ES } from './deposit-deductions.ts'
import { DEPOSIT_NORTHERN_IRELAND_ES } from './deposit-northern-ireland.ts'
import { DEPOSIT_PROTECTION_ES } from './deposit-protection.ts'
import { DEPOSIT_SCOTLAND_ES } from './deposit-scotland.ts'
import { DISMISSAL_NORTHERN_IRELAND_ES } from './dismissal-northern-ireland.ts'
import { DISMISSAL_RIGHTS_ES } from './dismissal-rights.ts'
import { DISMISSAL_STEPS_ES } from './dismissal-steps.ts'
import { DISMISSAL_ES } from './dismissal.ts'
import { DIVORCE_AND_PARTING_ES } from './divorce-and-parting.ts'
import { DIVORCE_NORTHERN_IRELAND_ES } from './divorce-northern-ireland.ts'
import { DIVORCE_SCOTLAND_ES } from './divorce-scotland.ts'
import { DIVORCE_PAPERS_ES } from './divorce.ts'
import { DRIVER_NOTICES_ES } from './driver-notices.ts'
import { ENERGY_BREATHING_SPACE_ES } from './energy-breathing-space.ts'
import { ENERGY_DEBT_ES } from './energy-debt.ts'
import { ENQUIRY_ATTENDANCE_ALLOWANCE_ES } from './enquiry-attendance-allowance.ts'
import { ENQUIRY_BAILIFF_CASES_ES } from './enquiry-bailiff-cases.ts'
import { ENQUIRY_BAILIFF_POWERS_ES } from './enquiry-bailiff-powers.ts'
import { ENQUIRY_BANK_HOLIDAYS_ES } from './enquiry-bank-holidays.ts'
import { ENQUIRY_BENEFIT_DEDUCTIONS_ES } from './enquiry-benefit-deductions.ts'
import { ENQUIRY_BOUNDARY_ES } from './enquiry-boundary.ts'
import { ENQUIRY_BROADBAND_ES } from './enquiry-broadband.ts'
import { ENQUIRY_CANCELLED_EVENT_ES } from './enquiry-cancelled-event.ts'
import { ENQUIRY_CAR_ON_FINANCE_ES } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CARERS_OVERPAID_ES } from './enquiry-carers-overpaid.ts'
import { ENQUIRY_CHILD_MAINTENANCE_ES } from './enquiry-child-maintenance.ts'
import { ENQUIRY_CONSUMER_GUIDANCE_ES } from './enquiry-consumer-guidance.ts'
import { ENQUIRY_COUNCIL_TAX_ALONE_ES } from './enquiry-council-tax-alone.ts'
import { ENQUIRY_COUNCIL_TAX_ES } from './enquiry-council-tax.ts'
import { ENQUIRY_COURT_FINE_ES } from './enquiry-court-fine.ts'
import { ENQUIRY_CREDIT_AGREEMENT_ES } from './enquiry-credit-agreement.ts'
import { ENQUIRY_CRIMINAL_RECORD_ES } from './enquiry-criminal-record.ts'
import { ENQUIRY_DAMP_AND_RENT_ES } from './enquiry-damp-and-rent.ts'
import { ENQUIRY_DEBT_BAILIFF_ES } from './enquiry-debt-bailiff.ts'
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
import { ENQUIRY_DEDUCTIONS_ES } from './enquiry-deductions.ts'
import { ENQUIRY_DEFAULT_NOTICE_ES } from './enquiry-default-notice.ts'
import { ENQUIRY_DELIVERY_ES } from './enquiry-delivery.ts'
import { ENQUIRY_DEPOSIT_ES } from './enquiry-deposit.ts'
import { ENQUIRY_DISCRIMINATION_ES } from './enquiry-discrimination.ts'
import { ENQUIRY_DISMISSAL_ES } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_AFTER_YEARS_ES } from './enquiry-dismissed-after-years.ts'
import { ENQUIRY_DIVORCE_CONSENT_ES } from './enquiry-divorce-consent.ts'
import { ENQUIRY_DOG_BITE_ES } from './enquiry-dog-bite.ts'
import { ENQUIRY_DRIVEWAY_ES } from './enquiry-driveway.ts'
import { ENQUIRY_EMPLOYMENT_GUIDANCE_ES } from './enquiry-employment-guidance.ts'
import { ENQUIRY_ENERGY_AND_WATER_ES } from './enquiry-energy-and-water.ts'
import { ENQUIRY_EVICTION_BY_BAILIFFS_ES } from './enquiry-eviction-by-bailiffs.ts'
import { ENQUIRY_EVICTION_ES } from './enquiry-eviction.ts'
import { ENQUIRY_FAILING_PLAN_ES } from './enquiry-failing-plan.ts'
import { ENQUIRY_FAMILY_MEDIATION_ES } from './enquiry-family-mediation.ts'
import { ENQUIRY_FAULTY_GOODS_ES } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FENCE_ES } from './enquiry-fence.ts'
import { ENQUIRY_FIT_FOR_WORK_ES } from './enquiry-fit-for-work.ts'
import { ENQUIRY_FLIGHT_LATE_ES } from './enquiry-flight-late.ts'
import { ENQUIRY_FLIGHT_ES } from './enquiry-flight.ts'
import { ENQUIRY_FREE_TV_LICENCE_ES } from './enquiry-free-tv-licence.ts'
import { ENQUIRY_GRIEVANCE_ES } from './enquiry-grievance.ts'
import { ENQUIRY_GUARANTOR_ES } from './enquiry-guarantor.ts'
import { ENQUIRY_HOLIDAY_AND_SICK_PAY_ES } from './enquiry-holiday-and-sick-pay.ts'
import { ENQUIRY_HOME_CASES_ES } from './enquiry-home-cases.ts'
import { ENQUIRY_HOMELESS_DECISION_ES } from './enquiry-homeless-decision.ts'
import { ENQUIRY_HOUSING_BENEFIT_ES } from './enquiry-housing-benefit.ts'
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
import { ENQUIRY_LEAVING_A_JOB_ES } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LIVING_TOGETHER_ES } from './enquiry-living-together.ts'
import { ENQUIRY_LUGGAGE_ES } from './enquiry-luggage.ts'
import { ENQUIRY_MAGISTRATES_ES } from './enquiry-magistrates.ts'
import { ENQUIRY_MATERNITY_PAY_ES } from './enquiry-maternity-pay.ts'
import { ENQUIRY_MORTGAGE_ES } from './enquiry-mortgage.ts'
import { ENQUIRY_MUSIC_LICENCE_ES } from './enquiry-music-licence.ts'
import { ENQUIRY_NEIGHBOUR_CAMERA_ES } from './enquiry-neighbour-camera.ts'
import { ENQUIRY_NEW_EMPLOYER_ES } from './enquiry-new-employer.ts'
import { ENQUIRY_NO_WILL_ES } from './enquiry-no-will.ts'
import { ENQUIRY_NOTICE_TOO_SHORT_ES } from './enquiry-notice-too-short.ts'
import { ENQUIRY_OLD_DEBT_ES } from './enquiry-old-debt.ts'
import { ENQUIRY_OVERPAID_WAGES_ES } from './enquiry-overpaid-wages.ts'
import { ENQUIRY_P45_ES } from './enquiry-p45.ts'
import { ENQUIRY_PACKAGE_HOLIDAY_ES } from './enquiry-package-holiday.ts'
import { ENQUIRY_PAID_BY_CARD_ES } from './enquiry-paid-by-card.ts'
import { ENQUIRY_PARENTS_APART_ES } from './enquiry-parents-apart.ts'
import { ENQUIRY_PARKING_APPEALS_ES } from './enquiry-parking-appeals.ts'
import { ENQUIRY_PARKING_CASES_ES } from './enquiry-parking-cases.ts'
import { ENQUIRY_PARKING_COUNCILS_ES } from './enquiry-parking-councils.ts'
import { ENQUIRY_PARKING_GUIDANCE_ES } from './enquiry-parking-guidance.ts'
import { ENQUIRY_PARKING_NOTICES_ES } from './enquiry-parking-notices.ts'
import { ENQUIRY_PARKING_WHO_PAYS_ES } from './enquiry-parking-who-pays.ts'
import { ENQUIRY_PAYMENT_NOT_MINE_ES } from './enquiry-payment-not-mine.ts'
import { ENQUIRY_PENALTY_POINTS_ES } from './enquiry-penalty-points.ts'
import { ENQUIRY_PENSION_CONTRIBUTIONS_ES } from './enquiry-pension-contributions.ts'
import { ENQUIRY_PESTS_ES } from './enquiry-pests.ts'
import { ENQUIRY_PICTURE_CLAIM_ES } from './enquiry-picture-claim.ts'
import { ENQUIRY_POLICE_COMPLAINT_ES } from './enquiry-police-complaint.ts'
import { ENQUIRY_POLICE_INTERVIEW_ES } from './enquiry-police-interview.ts'
import { ENQUIRY_POLICE_PROPERTY_ES } from './enquiry-police-property.ts'
import { ENQUIRY_POSSESSION_HEARING_ES } from './enquiry-possession-hearing.ts'
import { ENQUIRY_PRE_SETTLED_ES } from './enquiry-pre-settled.ts'
import { ENQUIRY_PREPAYMENT_METER_ES } from './enquiry-prepayment-meter.ts'
import { ENQUIRY_REDUNDANCY_ES } from './enquiry-redundancy.ts'
import { ENQUIRY_REFUND_ES } from './enquiry-refund.ts'
import { ENQUIRY_RENT_ES } from './enquiry-rent.ts'
import { ENQUIRY_REPAIRS_ES } from './enquiry-repairs.ts'
import { ENQUIRY_RIGHTS_DEBT_ES } from './enquiry-rights-debt.ts'
import { ENQUIRY_RIGHTS_HOME_WORK_ES } from './enquiry-rights-home-work.ts'
import { ENQUIRY_RIGHTS_PARKING_ES } from './enquiry-rights-parking.ts'
import { ENQUIRY_SAFETY_AT_HOME_ES } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SANCTION_ES } from './enquiry-sanction.ts'
import { ENQUIRY_SCAM_ES } from './enquiry-scam.ts'
import { ENQUIRY_SELLER_SAYS_NO_ES } from './enquiry-seller-says-no.ts'
import { ENQUIRY_SHARED_ADDRESS_DEBTS_ES } from './enquiry-shared-address-debts.ts'
import { ENQUIRY_SHOP_SECURITY_ES } from './enquiry-shop-security.ts'
import { ENQUIRY_SMALL_CLAIM_ES } from './enquiry-small-claim.ts'
import { ENQUIRY_SOLD_PRIVATELY_ES } from './enquiry-sold-privately.ts'
import { ENQUIRY_SOLICITOR_COMPLAINT_ES } from './enquiry-solicitor-complaint.ts'
import { ENQUIRY_SPARE_ROOM_ES } from './enquiry-spare-room.ts'
import { ENQUIRY_SPEEDING_ES } from './enquiry-speeding.ts'
import { ENQUIRY_STOP_LETTERS_ES } from './enquiry-stop-letters.ts'
import { ENQUIRY_TAX_CODE_ES } from './enquiry-tax-code.ts'
import { ENQUIRY_TAX_PLAN_ES } from './enquiry-tax-plan.ts'
import { ENQUIRY_TENANCY_ES } from './enquiry-tenancy.ts'
import { ENQUIRY_TENANT_FEES_ES } from './enquiry-tenant-fees.ts'
import { ENQUIRY_TERMS_OF_WORK_ES } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRADESPEOPLE_ES } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRAFFIC_BAILIFFS_ES } from './enquiry-traffic-bailiffs.ts'
import { ENQUIRY_TRAVEL_TIME_ES } from './enquiry-travel-time.ts'
import { ENQUIRY_TV_LICENCE_ES } from './enquiry-tv-licence.ts'
import { ENQUIRY_UNIVERSAL_CREDIT_ES } from './enquiry-universal-credit.ts'
import { ENQUIRY_UNKNOWN_CONVICTION_ES } from './enquiry-unknown-conviction.ts'
import { ENQUIRY_URGENT_ES } from './enquiry-urgent.ts'
import { ENQUIRY_USED_CAR_ES } from './enquiry-used-car.ts'
import { ENQUIRY_VEHICLE_FOR_WORK_ES } from './enquiry-vehicle-for-work.ts'
import { ENQUIRY_WAGES_ES } from './enquiry-wages.ts'
import { ENQUIRY_WARNINGS_AT_WORK_ES } from './enquiry-warnings-at-work.ts'
import { ENQUIRY_WORK_TRIBUNAL_ES } from './enquiry-work-tribunal.ts'
import { ENQUIRY_ZONE_CHARGES_ES } from './enquiry-zone-charges.ts'
import { EQUAL_SERVICE_ES } from './equal-service.ts'
import { ESTATE_DEBT_ES } from './estate-debt.ts'
import { EVICTION_FACTS_ES } from './eviction-facts.ts'
import { EVICTION_NATIONS_ES } from './eviction-nations.ts'
import { EVICTION_NOTICE_ES } from './eviction-notice.ts'
import { EVICTION_ORDER_ES } from './eviction-order.ts'
import { EVICTION_RIGHTS_ES } from './eviction-rights.ts'
import { EVICTION_SPECIAL_ES } from './eviction-special.ts'
import { EVICTION_STEPS_ES } from './eviction-steps.ts'
import { EXIT_AGREEMENT_ES } from './exit-agreement.ts'
import { FALSE_ADVERT_ES } from './false-advert.ts'
import { FIXED_PENALTIES_ES } from './fixed-penalties.ts'
import { FLIGHTS_ES } from './flights.ts'
import { GRIEVANCE_AT_WORK_ES } from './grievance-at-work.ts'
import { GROUND_RENT_ES } from './ground-rent.ts'
import { GYM_AND_COURSE_FEES_ES } from './gym-and-course-fees.ts'
import { HARASSMENT_ES } from './harassment.ts'
import { HEARING_AT_WORK_PAPERS_ES } from './hearing-at-work.ts'
import { HEDGES_AND_WALLS_ES } from './hedges-and-walls.ts'
import { HELP_ADVICE_ES } from './help-advice.ts'
import { HELP_OMBUDSMEN_ES } from './help-ombudsmen.ts'
import { HELP_ES } from './help.ts'
import { HIRE_PURCHASE_ES } from './hire-purchase.ts'
import { HOMELESS_DECISION_ES } from './homeless-decision.ts'
import { HOURS_OF_WORK_ES } from './hours-of-work.ts'
import { ILLNESS_AT_WORK_ES } from './illness-at-work.ts'
import { IMMIGRATION_REFUSAL_ES } from './immigration-refusal.ts'
import { IMMIGRATION_ES } from './immigration.ts'
import { INJURY_CLAIMS_ES } from './injury-claims.ts'
import { INSURANCE_DECISION_ES } from './insurance-decision.ts'
import { INSURANCE_RIGHTS_ES } from './insurance-rights.ts'
import { JURY_SERVICE_NORTHERN_IRELAND_ES } from './jury-service-northern-ireland.ts'
import { JURY_SERVICE_SCOTLAND_ES } from './jury-service-scotland.ts'
import { JURY_SERVICE_ES } from './jury-service.ts'
import { JURY_SUMMONS_ES } from './jury-summons.ts'
import { LANDLORD_DUTIES_ES } from './landlord-duties.ts'
import { LATE_PAYMENT_ES } from './late-payment.ts'
import { LEASE_FORFEITURE_ES } from './lease-forfeiture.ts'
import { LEASES_ES } from './leases.ts'
import { LEAVING_A_JOB_ES } from './leaving-a-job.ts'
import { LETTER_BEFORE_CLAIM_ACCIDENT_ES } from './letter-before-claim-accident.ts'
import { LETTER_BEFORE_CLAIM_ELEMENTS_ES } from './letter-before-claim-elements.ts'
import { LETTER_BEFORE_CLAIM_INSIGHTS_ES } from './letter-before-claim-insights.ts'
import { LETTER_BEFORE_CLAIM_KINDS_ES } from './letter-before-claim-kinds.ts'
import { LETTER_BEFORE_CLAIM_NATIONS_ES } from './letter-before-claim-nations.ts'
import { LETTER_BEFORE_CLAIM_RIGHTS_ES } from './letter-before-claim-rights.ts'
import { LETTER_BEFORE_CLAIM_STEPS_ES } from './letter-before-claim-steps.ts'
import { LETTER_BEFORE_CLAIM_ES } from './letter-before-claim.ts'
import { LETTERS_BEFORE_STEPS_ES } from './letters-before-steps.ts'
import { LIMITATION_ES } from './limitation.ts'
import { LODGER_NOTICE_NORTHERN_IRELAND_ES } from './lodger-notice-northern-ireland.ts'
import { LODGER_NOTICE_SCOTLAND_ES } from './lodger-notice-scotland.ts'
import { LODGER_NOTICE_ES } from './lodger-notice.ts'
import { LOST_DATA_ES } from './lost-data.ts'
import { MAINTENANCE_PAYMENTS_ES } from './maintenance-payments.ts'
import { MEMBERSHIP_DEBT_ES } from './membership-debt.ts'
import { MENTAL_HEALTH_HOSPITAL_ES } from './mental-health-hospital.ts'
import { MORTGAGE_ARREARS_ES } from './mortgage-arrears.ts'
import { MUSIC_HEARD_ES } from './music-heard.ts'
import { MUSIC_LICENCE_INSIGHTS_ES } from './music-licence-insights.ts'
import { MUSIC_LICENCE_STEPS_ES } from './music-licence-steps.ts'
import { MUSIC_LICENCE_ES } from './music-licence.ts'
import { NAMED_LAW_RIGHTS_ES } from './named-law-rights.ts'
import { NAMED_LAW_ES } from './named-law.ts'
import { NEIGHBOURS_ES } from './neighbours.ts'
import { NHS_CHARGES_ES } from './nhs-charges.ts'
import { OFFERS_ES } from './offers.ts'
import { ORDER_ON_A_HOME_ES } from './order-on-a-home.ts'
import { ORDER_ON_A_NUISANCE_ES } from './order-on-a-nuisance.ts'
import { ORDER_ON_BUILDING_ES } from './order-on-building.ts'
import { ORDER_ON_CONDUCT_ES } from './order-on-conduct.ts'
import { PARKING_ACTIONS_ES } from './parking-actions.ts'
import { PARKING_BELIEFS_ES } from './parking-beliefs.ts'
import { PARKING_FACTS_ES } from './parking-facts.ts'
import { PARKING_NOTICE_TO_KEEPER_ES } from './parking-notice-to-keeper.ts'
import { PARKING_OPTIONS_ES } from './parking-options.ts'
import { PARKING_PLACES_ES } from './parking-places.ts'
import { PARKING_RIGHTS_ES } from './parking-rights.ts'
import { PARKING_STAGES_ES } from './parking-stages.ts'
import { PARKING_STEPS_ES } from './parking-steps.ts'
import { PENALTY_CHARGE_ACTIONS_ES } from './penalty-charge-actions.ts'
import { PENALTY_CHARGE_FACTS_ES } from './penalty-charge-facts.ts'
import { PENALTY_CHARGE_OPTIONS_ES } from './penalty-charge-options.ts'
import { PENALTY_CHARGE_RIGHTS_ES } from './penalty-charge-rights.ts'
import { PENALTY_CHARGE_SCOTLAND_NI_ES } from './penalty-charge-scotland-ni.ts'
import { PENALTY_CHARGE_STEPS_ES } from './penalty-charge-steps.ts'
import { PENALTY_CHARGE_WALES_ES } from './penalty-charge-wales.ts'
import { PENALTY_FARE_ES } from './penalty-fare.ts'
import { PENSION_SCHEMES_ES } from './pension-schemes.ts'
import { PHONE_CONTRACT_FEE_ES } from './phone-contract-fee.ts'
import { PHONE_SERVICE_ES } from './phone-service.ts'
import { PLANNING_NEXT_DOOR_ES } from './planning-next-door.ts'
import { POLICE_AND_CHARGES_ES } from './police-and-charges.ts'
import { POLICE_INTERVIEW_ES } from './police-interview.ts'
import { POLICE_PENALTY_OFFERS_ES } from './police-penalty-offers.ts'
import { POLICY_CANCELLED_ES } from './policy-cancelled.ts'
import { POWER_OF_ATTORNEY_ES } from './power-of-attorney.ts'
import { PREGNANCY_AT_WORK_ES } from './pregnancy-at-work.ts'
import { PRESCRIPTION_PENALTY_ES } from './prescription-penalty.ts'
import { PRICE_RISE_ENERGY_ES } from './price-rise-energy.ts'
import { PRICE_RISE_INSURANCE_ES } from './price-rise-insurance.ts'
import { PRICE_RISE_PHONE_ES } from './price-rise-phone.ts'
import { PRICE_RISE_ES } from './price-rise.ts'
import { PROPERTY_FACTORS_ES } from './property-factors.ts'
import { RATES_NORTHERN_IRELAND_ES } from './rates-northern-ireland.ts'
import { REDUNDANCY_PAY_ES } from './redundancy-pay.ts'
import { RENT_ARREARS_ES } from './rent-arrears.ts'
import { RENT_INCREASE_NORTHERN_IRELAND_ES } from './rent-increase-northern-ireland.ts'
import { RENT_INCREASE_SCOTLAND_ES } from './rent-increase-scotland.ts'
import { RENT_INCREASE_WALES_ES } from './rent-increase-wales.ts'
import { RENT_INCREASE_ES } from './rent-increase.ts'
import { RENT_RISES_ES } from './rent-rises.ts'
import { REPORTING_WRONGS_ES } from './reporting-wrongs.ts'
import { ROAD_USER_CHARGES_ES } from './road-user-charges.ts'
import { SCAM_LAW_ES } from './scam-law.ts'
import { SCAM_SIGNS_ES } from './scam-signs.ts'
import { SCAM_STEPS_ES } from './scam-steps.ts'
import { SCAM_ES } from './scam.ts'
import { SCHOOL_ABSENCE_NORTHERN_IRELAND_ES } from './school-absence-northern-ireland.ts'
import { SCHOOL_ABSENCE_SCOTLAND_ES } from './school-absence-scotland.ts'
import { SCHOOL_ABSENCE_WALES_ES } from './school-absence-wales.ts'
import { SCHOOL_ABSENCE_ES } from './school-absence.ts'
import { SCHOOL_ATTENDANCE_ES } from './school-attendance.ts'
import { SCHOOL_EXCLUSION_ES } from './school-exclusion.ts'
import { SCHOOL_PLACES_ES } from './school-places.ts'
import { SCHOOL_SUPPORT_ES } from './school-support.ts'
import { SENDERS_COLLECTORS_ES } from './senders-collectors.ts'
import { SENDERS_PARKING_BAILIFFS_ES } from './senders-parking-bailiffs.ts'
import { SENDERS_ES } from './senders.ts'
import { SERVICE_CHARGE_SCOTLAND_ES } from './service-charge-scotland.ts'
import { SERVICE_CHARGE_ES } from './service-charge.ts'
import { SEVERAL_KINDS_ES } from './several-kinds.ts'
import { SHARED_HOME_ES } from './shared-home.ts'
import { SHOP_LEASE_ES } from './shop-lease.ts'
import { SOCIAL_WORKERS_ES } from './social-workers.ts'
import { SPEEDING_ES } from './speeding.ts'
import { STATUTORY_DEMAND_ES } from './statutory-demand.ts'
import { STUDENT_LOANS_ES } from './student-loans.ts'
import { STUDENT_OVERPAYMENT_ES } from './student-overpayment.ts'
import { SUSPENSION_AT_WORK_ES } from './suspension-at-work.ts'
import { TAX_CHECKS_ES } from './tax-checks.ts'
import { TAX_DEMAND_STEPS_ES } from './tax-demand-steps.ts'
import { TAX_DEMAND_ES } from './tax-demand.ts'
import { TRAINS_ES } from './trains.ts'
import { TRANSFER_OF_A_JOB_ES } from './transfer-of-a-job.ts'
import { TRIBUNAL_HEARING_ES } from './tribunal-hearing.ts'
import { TV_LICENCE_COURT_ES } from './tv-licence-court.ts'
import { TV_LICENCE_ES } from './tv-licence.ts'
import { UNIVERSAL_CREDIT_MOVE_ES } from './universal-credit-move.ts'
import { UNIVERSAL_CREDIT_ES } from './universal-credit.ts'
import { UTILITY_BILL_INSIGHTS_ES } from './utility-bill-insights.ts'
import { UTILITY_BILL_RIGHTS_ES } from './utility-bill-rights.ts'
import { UTILITY_BILL_ES } from './utility-bill.ts'
import { VEHICLE_TAX_PENALTY_ES } from './vehicle-tax-penalty.ts'
import { VIOLENCE_AT_HOME_ES } from './violence-at-home.ts'
import { WAGES_PAID_BY_MISTAKE_ES } from './wages-paid-by-mistake.ts'
import { WARNING_AT_WORK_ES } from './warning-at-work.ts'
import { WATER_BILLS_ES } from './water-bills.ts'
import { WILLS_ES } from './wills.ts'
import { WORK_AND_GOODS_ES } from './work-and-goods.ts'
import { WORKS_CONSULTATION_ES } from './works-consultation.ts'

export const GB_ES: Words = {
  ...NAMED_LAW_ES,
  ...NAMED_LAW_RIGHTS_ES,
  ...OFFERS_ES,
  ...UNIVERSAL_CREDIT_ES,
  ...GROUND_RENT_ES,
  ...COURT_FINE_ES,
  ...BAILIFF_STEPS_ES,
  ...BAILIFF_ACTIONS_ES,
  ...BAILIFF_CHECKS_ES,
  ...BAILIFF_RIGHTS_ES,
  ...BAILIFF_BELIEFS_ES,
  ...BAILIFF_FACTS_ES,
  ...BAILIFF_LATER_STAGES_ES,
  ...BAILIFF_SCOTLAND_ES,
  ...BAILIFF_NORTHERN_IRELAND_ES,
  ...BENEFIT_OVERPAYMENT_RIGHTS_ES,
  ...BENEFIT_REFUSED_ES,
  ...BENEFIT_OVERPAYMENT_ES,
  ...COPYRIGHT_LETTER_ES,
  ...ENQUIRY_PICTURE_CLAIM_ES,
  ...COUNCIL_TAX_STEPS_ES,
  ...COUNCIL_TAX_OPTIONS_ES,
  ...COUNCIL_TAX_ACTIONS_ES,
  ...COUNCIL_TAX_BILL_ES,
  ...COUNCIL_TAX_RIGHTS_ES,
  ...COUNCIL_TAX_BELIEFS_ES,
  ...COUNCIL_TAX_FACTS_ES,
  ...COUNCIL_TAX_SCOTLAND_ES,
  ...RATES_NORTHERN_IRELAND_ES,
  ...COURT_CLAIM_FACTS_ES,
  ...COURT_CLAIM_STEPS_ES,
  ...COURT_CLAIM_ES,
  ...COURT_CLAIM_GOODS_ES,
  ...COURT_CLAIM_POSSESSION_ES,
  ...COURT_CLAIM_ELEMENTS_ES,
  ...COURT_CLAIM_RIGHTS_ES,
  ...SEVERAL_KINDS_ES,
  ...COURT_CLAIM_SCOTLAND_ES,
  ...COURT_JUDGMENT_STEPS_ES,
  ...COURT_JUDGMENT_RIGHTS_ES,
  ...COURT_JUDGMENT_INSIGHTS_ES,
  ...COURT_JUDGMENT_ES,
  ...DEBT_COLLECTION_FACTS_ES,
  ...DEBT_COLLECTION_STEPS_ES,
  ...DEBT_COLLECTION_ES,
  ...DEBT_COLLECTION_OTHER_ES,
  ...DEBT_COLLECTION_INSIGHTS_ES,
  ...DEBT_COLLECTION_TACTICS_ES,
  ...DEBT_COLLECTION_DEFAULT_ES,
  ...DEBT_COLLECTION_RIGHTS_ES,
  ...DEBT_COLLECTION_SCOTLAND_NI_ES,
  ...COURT_JUDGMENT_NATIONS_ES,
  ...DISMISSAL_STEPS_ES,
  ...DISMISSAL_RIGHTS_ES,
  ...DISMISSAL_ES,
  ...ENQUIRY_BAILIFF_CASES_ES,
  ...ENQUIRY_BAILIFF_POWERS_ES,
  ...ENQUIRY_COUNCIL_TAX_ES,
  ...ENQUIRY_BENEFIT_DEDUCTIONS_ES,
  ...ENQUIRY_CREDIT_AGREEMENT_ES,
  ...ENQUIRY_FREE_TV_LICENCE_ES,
  ...ENQUIRY_PARKING_WHO_PAYS_ES,
  ...ENQUIRY_MUSIC_LICENCE_ES,
  ...ENQUIRY_FAULTY_GOODS_ES,
  ...ENQUIRY_REFUND_ES,
  ...ENQUIRY_LEAVING_A_CONTRACT_ES,
  ...ENQUIRY_DELIVERY_ES,
  ...ENQUIRY_USED_CAR_ES,
  ...ENQUIRY_TRADESPEOPLE_ES,
  ...ENQUIRY_PAID_BY_CARD_ES,
  ...ENQUIRY_CANCELLED_EVENT_ES,
  ...ENQUIRY_SELLER_SAYS_NO_ES,
  ...ENQUIRY_SHOP_SECURITY_ES,
  ...ENQUIRY_CONSUMER_GUIDANCE_ES,
  ...ENQUIRY_DEBT_BAILIFF_ES,
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
  ...ENQUIRY_WARNINGS_AT_WORK_ES,
  ...ENQUIRY_DISMISSAL_ES,
  ...ENQUIRY_WORK_TRIBUNAL_ES,
  ...ENQUIRY_HOLIDAY_AND_SICK_PAY_ES,
  ...ENQUIRY_WAGES_ES,
  ...ENQUIRY_REDUNDANCY_ES,
  ...ENQUIRY_DISCRIMINATION_ES,
  ...ENQUIRY_TERMS_OF_WORK_ES,
  ...ENQUIRY_EMPLOYMENT_GUIDANCE_ES,
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
  ...ENQUIRY_PARKING_CASES_ES,
  ...ENQUIRY_PARKING_NOTICES_ES,
  ...ENQUIRY_PARKING_APPEALS_ES,
  ...ENQUIRY_PARKING_GUIDANCE_ES,
  ...EVICTION_STEPS_ES,
  ...EVICTION_RIGHTS_ES,
  ...EVICTION_FACTS_ES,
  ...RENT_ARREARS_ES,
  ...EVICTION_NOTICE_ES,
  ...EVICTION_ORDER_ES,
  ...EVICTION_SPECIAL_ES,
  ...COUNCIL_TENANCY_ES,
  ...HELP_ADVICE_ES,
  ...HELP_OMBUDSMEN_ES,
  ...HELP_ES,
  ...INSURANCE_RIGHTS_ES,
  ...INSURANCE_DECISION_ES,
  ...LETTER_BEFORE_CLAIM_ACCIDENT_ES,
  ...LETTER_BEFORE_CLAIM_ELEMENTS_ES,
  ...LETTER_BEFORE_CLAIM_NATIONS_ES,
  ...LETTER_BEFORE_CLAIM_STEPS_ES,
  ...LETTER_BEFORE_CLAIM_RIGHTS_ES,
  ...LETTER_BEFORE_CLAIM_INSIGHTS_ES,
  ...LETTER_BEFORE_CLAIM_ES,
  ...DATA_BEFORE_A_CLAIM_ES,
  ...LETTER_BEFORE_CLAIM_KINDS_ES,
  ...LIMITATION_ES,
  ...MUSIC_HEARD_ES,
  ...MUSIC_LICENCE_STEPS_ES,
  ...MUSIC_LICENCE_INSIGHTS_ES,
  ...MUSIC_LICENCE_ES,
  ...PARKING_STEPS_ES,
  ...PARKING_OPTIONS_ES,
  ...PARKING_ACTIONS_ES,
  ...PARKING_RIGHTS_ES,
  ...PARKING_NOTICE_TO_KEEPER_ES,
  ...PARKING_BELIEFS_ES,
  ...PARKING_FACTS_ES,
  ...PARKING_STAGES_ES,
  ...PENALTY_CHARGE_STEPS_ES,
  ...PENALTY_CHARGE_OPTIONS_ES,
  ...PENALTY_CHARGE_ACTIONS_ES,
  ...PENALTY_CHARGE_RIGHTS_ES,
  ...PENALTY_CHARGE_FACTS_ES,
  ...PENALTY_CHARGE_SCOTLAND_NI_ES,
  ...PENALTY_CHARGE_WALES_ES,
  ...SCAM_STEPS_ES,
  ...SCAM_SIGNS_ES,
  ...SCAM_ES,
  ...SENDERS_COLLECTORS_ES,
  ...SENDERS_ES,
  ...SENDERS_PARKING_BAILIFFS_ES,
  ...STATUTORY_DEMAND_ES,
  ...TAX_DEMAND_STEPS_ES,
  ...TAX_DEMAND_ES,
  ...ENQUIRY_LATE_TAX_RETURN_ES,
  ...TV_LICENCE_COURT_ES,
  ...TV_LICENCE_ES,
  ...ENQUIRY_TV_LICENCE_ES,
  ...UTILITY_BILL_RIGHTS_ES,
  ...UTILITY_BILL_INSIGHTS_ES,
  ...UTILITY_BILL_ES,
  ...ENERGY_DEBT_ES,
  ...MORTGAGE_ARREARS_ES,
  ...ENQUIRY_MORTGAGE_ES,
  ...CONSUMER_CONTRACT_RIGHTS_ES,
  ...CONSUMER_CONTRACT_ES,
  ...MEMBERSHIP_DEBT_ES,
  ...DEPOSIT_DEDUCTIONS_ES,
  ...CEASE_AND_DESIST_ES,
  ...EVICTION_NATIONS_ES,
  ...CLAIMS_ON_CREDIT_ES,
  ...GYM_AND_COURSE_FEES_ES,
  ...WORK_AND_GOODS_ES,
  ...PROPERTY_FACTORS_ES,
  ...CLAIMS_ON_PARKING_AND_HOMES_ES,
  ...CLAIMS_ON_PUBLIC_DEBTS_ES,
  ...CLAIMS_NORTHERN_IRELAND_ES,
  ...COUNCIL_TAX_RECOVERY_ES,
  ...ROAD_USER_CHARGES_ES,
  ...BAILIFF_COURTS_ES,
  ...COURT_CLAIM_HOME_AND_CREDIT_ES,
  ...SCAM_LAW_ES,
  ...PARKING_PLACES_ES,
  ...LETTERS_BEFORE_STEPS_ES,
  ...ENQUIRY_RIGHTS_PARKING_ES,
  ...ENQUIRY_RIGHTS_DEBT_ES,
  ...ENQUIRY_RIGHTS_HOME_WORK_ES,
  ...PENALTY_FARE_ES,
  ...FIXED_PENALTIES_ES,
  ...SPEEDING_ES,
  ...ENQUIRY_URGENT_ES,
  ...RENT_INCREASE_WALES_ES,
  ...RENT_INCREASE_SCOTLAND_ES,
  ...RENT_INCREASE_NORTHERN_IRELAND_ES,
  ...RENT_INCREASE_ES,
  ...SERVICE_CHARGE_SCOTLAND_ES,
  ...SERVICE_CHARGE_ES,
  ...LEASE_FORFEITURE_ES,
  ...WARNING_AT_WORK_ES,
  ...SUSPENSION_AT_WORK_ES,
  ...HEARING_AT_WORK_PAPERS_ES,
  ...EXIT_AGREEMENT_ES,
  ...COMPLAINT_REFUSED_ES,
  ...PHONE_CONTRACT_FEE_ES,
  ...DRIVER_NOTICES_ES,
  ...POLICE_PENALTY_OFFERS_ES,
  ...JURY_SERVICE_SCOTLAND_ES,
  ...JURY_SERVICE_NORTHERN_IRELAND_ES,
  ...JURY_SERVICE_ES,
  ...SCHOOL_ABSENCE_WALES_ES,
  ...SCHOOL_ABSENCE_SCOTLAND_ES,
  ...SCHOOL_ABSENCE_NORTHERN_IRELAND_ES,
  ...SCHOOL_ABSENCE_ES,
  ...UNIVERSAL_CREDIT_MOVE_ES,
  ...CHILD_MAINTENANCE_ES,
  ...ENQUIRY_CHILD_MAINTENANCE_ES,
  ...IMMIGRATION_REFUSAL_ES,
  ...DIVORCE_SCOTLAND_ES,
  ...DIVORCE_NORTHERN_IRELAND_ES,
  ...DIVORCE_PAPERS_ES,
  ...ORDER_ON_A_NUISANCE_ES,
  ...ORDER_ON_CONDUCT_ES,
  ...ORDER_ON_BUILDING_ES,
  ...ORDER_ON_A_HOME_ES,
  ...LOST_DATA_ES,
  ...BANK_ACCOUNT_ES,
  ...LANDLORD_DUTIES_ES,
  ...CONTACT_WITH_CHILDREN_ES,
  ...DIVORCE_AND_PARTING_ES,
  ...VIOLENCE_AT_HOME_ES,
  ...SOCIAL_WORKERS_ES,
  ...POWER_OF_ATTORNEY_ES,
  ...ENQUIRY_FAMILY_MEDIATION_ES,
  ...IMMIGRATION_ES,
  ...CARS_AND_LICENCES_ES,
  ...POLICE_AND_CHARGES_ES,
  ...JURY_SUMMONS_ES,
  ...ENQUIRY_LATE_TRAIN_ES,
  ...ENQUIRY_PACKAGE_HOLIDAY_ES,
  ...BENEFIT_DECISION_ES,
  ...ENQUIRY_SANCTION_ES,
  ...TRANSFER_OF_A_JOB_ES,
  ...REDUNDANCY_PAY_ES,
  ...ILLNESS_AT_WORK_ES,
  ...LEAVING_A_JOB_ES,
  ...REPORTING_WRONGS_ES,
  ...TAX_CHECKS_ES,
  ...HOMELESS_DECISION_ES,
  ...HARASSMENT_ES,
  ...CONTRACT_SIGNED_AT_HOME_ES,
  ...CARD_REFUND_ES,
  ...BLUE_BADGE_ES,
  ...DEBT_PLAN_SCOTLAND_ES,
  ...PRICE_RISE_PHONE_ES,
  ...PRICE_RISE_ENERGY_ES,
  ...PRICE_RISE_INSURANCE_ES,
  ...PRICE_RISE_ES,
  ...DATA_BREACH_ES,
  ...DEPOSIT_SCOTLAND_ES,
  ...DEPOSIT_NORTHERN_IRELAND_ES,
  ...DEPOSIT_PROTECTION_ES,
  ...DEPOSIT_AT_THE_END_ES,
  ...SHARED_HOME_ES,
  ...HOURS_OF_WORK_ES,
  ...DATA_COPY_ES,
  ...WILLS_ES,
  ...GRIEVANCE_AT_WORK_ES,
  ...COURT_INCOME_FORM_ES,
  ...LODGER_NOTICE_SCOTLAND_ES,
  ...LODGER_NOTICE_NORTHERN_IRELAND_ES,
  ...LODGER_NOTICE_ES,
  ...BENEFIT_TRIBUNAL_HEARING_ES,
  ...TRIBUNAL_HEARING_ES,
  ...PLANNING_NEXT_DOOR_ES,
  ...MENTAL_HEALTH_HOSPITAL_ES,
  ...SHOP_LEASE_ES,
  ...INJURY_CLAIMS_ES,
  ...EQUAL_SERVICE_ES,
  ...PREGNANCY_AT_WORK_ES,
  ...PRESCRIPTION_PENALTY_ES,
  ...VEHICLE_TAX_PENALTY_ES,
  ...BENEFIT_REVIEW_ES,
  ...POLICY_CANCELLED_ES,
  ...ACCOUNT_CLOSING_ES,
  ...DISMISSAL_NORTHERN_IRELAND_ES,
  ...BENEFITS_NORTHERN_IRELAND_ES,
  ...ESTATE_DEBT_ES,
  ...POLICE_INTERVIEW_ES,
  ...ENQUIRY_POLICE_INTERVIEW_ES,
  ...DEFAULT_NOTICE_ES,
  ...WORKS_CONSULTATION_ES,
  ...CARE_CHARGES_ES,
  ...STUDENT_OVERPAYMENT_ES,
  ...ENQUIRY_SPEEDING_ES,
  ...ENQUIRY_STOP_LETTERS_ES,
  ...ENQUIRY_INSURANCE_ES,
  ...ENQUIRY_SMALL_CLAIM_ES,
  ...ENQUIRY_UNKNOWN_CONVICTION_ES,
  ...ENQUIRY_DRIVEWAY_ES,
  ...ENQUIRY_DEBT_COLLECTORS_ES,
  ...CREDIT_REFUSED_ES,
  ...ENQUIRY_PARKING_COUNCILS_ES,
  ...TRAINS_ES,
  ...FLIGHTS_ES,
  ...PHONE_SERVICE_ES,
  ...STUDENT_LOANS_ES,
  ...PENSION_SCHEMES_ES,
  ...MAINTENANCE_PAYMENTS_ES,
  ...SCHOOL_EXCLUSION_ES,
  ...SCHOOL_SUPPORT_ES,
  ...SCHOOL_ATTENDANCE_ES,
  ...SCHOOL_PLACES_ES,
  ...WAGES_PAID_BY_MISTAKE_ES,
  ...ARREARS_NOTICES_ES,
  ...LEASES_ES,
  ...HEDGES_AND_WALLS_ES,
  ...NEIGHBOURS_ES,
  ...RENT_RISES_ES,
  ...WATER_BILLS_ES,
  ...HIRE_PURCHASE_ES,
  ...LATE_PAYMENT_ES,
  ...NHS_CHARGES_ES,
  ...CARE_FEES_ES,
  ...FALSE_ADVERT_ES,
  ...ENERGY_BREATHING_SPACE_ES,
  ...ENQUIRY_POSSESSION_HEARING_ES,
  ...ENQUIRY_HOUSING_BENEFIT_ES,
  ...ENQUIRY_NO_WILL_ES,
  ...ENQUIRY_SAFETY_AT_HOME_ES,
  ...ENQUIRY_BOUNDARY_ES,
  ...ENQUIRY_LUGGAGE_ES,
  ...ENQUIRY_TAX_CODE_ES,
  ...ENQUIRY_ZONE_CHARGES_ES,
  ...ENQUIRY_PENSION_CONTRIBUTIONS_ES,
  ...ENQUIRY_EVICTION_BY_BAILIFFS_ES,
  ...ENQUIRY_JOINT_TENANCY_ES,
  ...ENQUIRY_TENANT_FEES_ES,
  ...ENQUIRY_NOTICE_TOO_SHORT_ES,
  ...ENQUIRY_TRAVEL_TIME_ES,
  ...ENQUIRY_LEAVING_A_JOB_ES,
  ...ENQUIRY_OVERPAID_WAGES_ES,
  ...ENQUIRY_BANK_HOLIDAYS_ES,
  ...ENQUIRY_CAR_ON_FINANCE_ES,
  ...ENQUIRY_DEBTS_OF_THE_DEAD_ES,
  ...ENQUIRY_TRAFFIC_BAILIFFS_ES,
  ...ENQUIRY_PREPAYMENT_METER_ES,
  ...ENQUIRY_CARERS_OVERPAID_ES,
  ...ENQUIRY_UNIVERSAL_CREDIT_ES,
  ...ENQUIRY_SOLD_PRIVATELY_ES,
  ...ENQUIRY_CRIMINAL_RECORD_ES,
  ...ENQUIRY_MAGISTRATES_ES,
  ...ENQUIRY_PARENTS_APART_ES,
  ...ENQUIRY_DIVORCE_CONSENT_ES,
  ...ENQUIRY_LIVING_TOGETHER_ES,
  ...ENQUIRY_PRE_SETTLED_ES,
  ...ENQUIRY_COUNCIL_TAX_ALONE_ES,
  ...ENQUIRY_GUARANTOR_ES,
  ...ENQUIRY_FENCE_ES,
  ...ENQUIRY_PAYMENT_NOT_MINE_ES,
  ...ENQUIRY_DISMISSED_AFTER_YEARS_ES,
  ...ENQUIRY_DEDUCTIONS_ES,
  ...ENQUIRY_FLIGHT_LATE_ES,
  ...ENQUIRY_MATERNITY_PAY_ES,
  ...ENQUIRY_GRIEVANCE_ES,
  ...ENQUIRY_NEW_EMPLOYER_ES,
  ...ENQUIRY_FAILING_PLAN_ES,
  ...ENQUIRY_DEFAULT_NOTICE_ES,
  ...ENQUIRY_COURT_FINE_ES,
  ...ENQUIRY_PENALTY_POINTS_ES,
  ...ENQUIRY_POLICE_PROPERTY_ES,
  ...ENQUIRY_POLICE_COMPLAINT_ES,
  ...ENQUIRY_FIT_FOR_WORK_ES,
  ...ENQUIRY_ATTENDANCE_ALLOWANCE_ES,
  ...ENQUIRY_SPARE_ROOM_ES,
  ...ENQUIRY_TAX_PLAN_ES,
  ...ENQUIRY_P45_ES,
  ...ENQUIRY_SOLICITOR_COMPLAINT_ES,
  ...ENQUIRY_DOG_BITE_ES,
  ...ENQUIRY_NEIGHBOUR_CAMERA_ES,
  ...ENQUIRY_PESTS_ES,
  ...ENQUIRY_DAMP_AND_RENT_ES,
  ...ENQUIRY_VEHICLE_FOR_WORK_ES,
  ...ENQUIRY_SHARED_ADDRESS_DEBTS_ES,
}
