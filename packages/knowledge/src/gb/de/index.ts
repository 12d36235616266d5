/** The United Kingdom in German. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOUNT_CLOSING_DE } from './account-closing.ts'
import { ARREARS_NOTICES_DE } from './arrears-notices.ts'
import { BAILIFF_ACTIONS_DE } from './bailiff-actions.ts'
import { BAILIFF_BELIEFS_DE } from './bailiff-beliefs.ts'
import { BAILIFF_CHECKS_DE } from './bailiff-checks.ts'
import { BAILIFF_COURTS_DE } from './bailiff-courts.ts'
import { BAILIFF_FACTS_DE } from './bailiff-facts.ts'
import { BAILIFF_LATER_STAGES_DE } from './bailiff-later-stages.ts'
import { BAILIFF_NORTHERN_IRELAND_DE } from './bailiff-northern-ireland.ts'
import { BAILIFF_RIGHTS_DE } from './bailiff-rights.ts'
import { BAILIFF_SCOTLAND_DE } from './bailiff-scotland.ts'
import { BAILIFF_STEPS_DE } from './bailiff-steps.ts'
import { BANK_ACCOUNT_DE } from './bank-account.ts'
import { BENEFIT_DECISION_DE } from './benefit-decision.ts'
import { BENEFIT_OVERPAYMENT_RIGHTS_DE } from './benefit-overpayment-rights.ts'
import { BENEFIT_OVERPAYMENT_DE } from './benefit-overpayment.ts'
import { BENEFIT_REFUSED_DE } from './benefit-refused.ts'
import { BENEFIT_REVIEW_DE } from './benefit-review.ts'
import { BENEFIT_TRIBUNAL_HEARING_DE } from './benefit-tribunal-hearing.ts'
import { BENEFITS_NORTHERN_IRELAND_DE } from './benefits-northern-ireland.ts'
import { BLUE_BADGE_DE } from './blue-badge.ts'
import { CARD_REFUND_DE } from './card-refund.ts'
import { CARE_CHARGES_DE } from './care-charges.ts'
import { CARE_FEES_DE } from './care-fees.ts'
import { CARS_AND_LICENCES_DE } from './cars-and-licences.ts'
import { CEASE_AND_DESIST_DE } from './cease-and-desist.ts'
import { CHILD_MAINTENANCE_DE } from './child-maintenance.ts'
import { CLAIMS_NORTHERN_IRELAND_DE } from './claims-northern-ireland.ts'
import { CLAIMS_ON_CREDIT_DE } from './claims-on-credit.ts'
import { CLAIMS_ON_PARKING_AND_HOMES_DE } from './claims-on-parking-and-homes.ts'
import { CLAIMS_ON_PUBLIC_DEBTS_DE } from './claims-on-public-debts.ts'
import { COMPLAINT_REFUSED_DE } from './complaint-refused.ts'
import { CONSUMER_CONTRACT_RIGHTS_DE } from './consumer-contract-rights.ts'
import { CONSUMER_CONTRACT_DE } from './consumer-contract.ts'
import { CONTACT_WITH_CHILDREN_DE } from './contact-with-children.ts'
import { CONTRACT_SIGNED_AT_HOME_DE } from './contract-signed-at-home.ts'
import { COPYRIGHT_LETTER_DE } from './copyright-letter.ts'
import { COUNCIL_TAX_ACTIONS_DE } from './council-tax-actions.ts'
import { COUNCIL_TAX_BELIEFS_DE } from './council-tax-beliefs.ts'
import { COUNCIL_TAX_BILL_DE } from './council-tax-bill.ts'
import { COUNCIL_TAX_FACTS_DE } from './council-tax-facts.ts'
import { COUNCIL_TAX_OPTIONS_DE } from './council-tax-options.ts'
import { COUNCIL_TAX_RECOVERY_DE } from './council-tax-recovery.ts'
import { COUNCIL_TAX_RIGHTS_DE } from './council-tax-rights.ts'
import { COUNCIL_TAX_SCOTLAND_DE } from './council-tax-scotland.ts'
import { COUNCIL_TAX_STEPS_DE } from './council-tax-steps.ts'
import { COUNCIL_TENANCY_DE } from './council-tenancy.ts'
import { COURT_CLAIM_ELEMENTS_DE } from './court-claim-elements.ts'
import { COURT_CLAIM_FACTS_DE } from './court-claim-facts.ts'
import { COURT_CLAIM_GOODS_DE } from './court-claim-goods.ts'
import { COURT_CLAIM_HOME_AND_CREDIT_DE } from './court-claim-home-credit.ts'
import { COURT_CLAIM_POSSESSION_DE } from './court-claim-possession.ts'
import { COURT_CLAIM_RIGHTS_DE } from './court-claim-rights.ts'
import { COURT_CLAIM_SCOTLAND_DE } from './court-claim-scotland.ts'
import { COURT_CLAIM_STEPS_DE } from './court-claim-steps.ts'
import { COURT_CLAIM_DE } from './court-claim.ts'
import { COURT_FINE_DE } from './court-fine.ts'
import { COURT_INCOME_FORM_DE } from './court-income-form.ts'
import { COURT_JUDGMENT_INSIGHTS_DE } from './court-judgment-insights.ts'
import { COURT_JUDGMENT_NATIONS_DE } from './court-judgment-nations.ts'
import { COURT_JUDGMENT_RIGHTS_DE } from './court-judgment-rights.ts'
import { COURT_JUDGMENT_STEPS_DE } from './court-judgment-steps.ts'
import { COURT_JUDGMENT_DE } from './court-judgment.ts'
import { CREDIT_REFUSED_DE } from './credit-refused.ts'
import { DATA_BEFORE_A_CLAIM_DE } from './data-before-a-claim.ts'
import { DATA_BREACH_DE } from './data-breach.ts'
import { DATA_COPY_DE } from './data-copy.ts'
import { DEBT_COLLECTION_DEFAULT_DE } from './debt-collection-default.ts'
import { DEBT_COLLECTION_FACTS_DE } from './debt-collection-facts.ts'
import { DEBT_COLLECTION_INSIGHTS_DE } from './debt-collection-insights.ts'
import { DEBT_COLLECTION_OTHER_DE } from './debt-collection-other.ts'
import { DEBT_COLLECTION_RIGHTS_DE } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_SCOTLAND_NI_DE } from './debt-collection-scotland-ni.ts'
import { DEBT_COLLECTION_STEPS_DE } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_TACTICS_DE } from './debt-collection-tactics.ts'
import { DEBT_COLLECTION_DE } from './debt-collection.ts'
import { DEBT_PLAN_SCOTLAND_DE } from './debt-plan-scotland.ts'
import { DEFAULT_NOTICE_DE } from './default-notice.ts'
import { DEPOSIT_AT_THE_END_DE } from './deposit-at-the-end.ts'
import { DEPOSIT_DEDUCTIONS_DE } from './deposit-deductions.ts'
import { DEPOSIT_NORTHERN_IRELAND_DE } from './deposit-northern-ireland.ts'
import { DEPOSIT_PROTECTION_DE } from './deposit-protection.ts'
import { DEPOSIT_SCOTLAND_DE } from './deposit-scotland.ts'
import { DISMISSAL_NORTHERN_IRELAND_DE } from './dismissal-northern-ireland.ts'
import { DISMISSAL_RIGHTS_DE } from './dismissal-rights.ts'
import { DISMISSAL_STEPS_DE } from './dismissal-steps.ts'
import { DISMISSAL_DE } from './dismissal.ts'
import { DIVORCE_AND_PARTING_DE } from './divorce-and-parting.ts'
import { DIVORCE_NORTHERN_IRELAND_DE } from './divorce-northern-ireland.ts'
import { DIVORCE_SCOTLAND_DE } from './divorce-scotland.ts'
import { DIVORCE_PAPERS_DE } from './divorce.ts'
import { DRIVER_NOTICES_DE } from './driver-notices.ts'
import { ENERGY_BREATHING_SPACE_DE } from './energy-breathing-space.ts'
import { ENERGY_DEBT_DE } from './energy-debt.ts'
import { ENQUIRY_ATTENDANCE_ALLOWANCE_DE } from './enquiry-attendance-allowance.ts'
import { ENQUIRY_BAILIFF_CASES_DE } from './enquiry-bailiff-cases.ts'
import { ENQUIRY_BAILIFF_POWERS_DE } from './enquiry-bailiff-powers.ts'
import { ENQUIRY_BANK_HOLIDAYS_DE } from './enquiry-bank-holidays.ts'
import { ENQUIRY_BENEFIT_DEDUCTIONS_DE } from './enquiry-benefit-deductions.ts'
import { ENQUIRY_BOUNDARY_DE } from './enquiry-boundary.ts'
import { ENQUIRY_BROADBAND_DE } from './enquiry-broadband.ts'
import { ENQUIRY_CANCELLED_EVENT_DE } from './enquiry-cancelled-event.ts'
import { ENQUIRY_CAR_ON_FINANCE_DE } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CARERS_OVERPAID_DE } from './enquiry-carers-overpaid.ts'
import { ENQUIRY_CHILD_MAINTENANCE_DE } from './enquiry-child-maintenance.ts'
import { ENQUIRY_CONSUMER_GUIDANCE_DE } from './enquiry-consumer-guidance.ts'
import { ENQUIRY_COUNCIL_TAX_ALONE_DE } from './enquiry-council-tax-alone.ts'
import { ENQUIRY_COUNCIL_TAX_DE } from './enquiry-council-tax.ts'
import { ENQUIRY_COURT_FINE_DE } from './enquiry-court-fine.ts'
import { ENQUIRY_CREDIT_AGREEMENT_DE } from './enquiry-credit-agreement.ts'
import { ENQUIRY_CRIMINAL_RECORD_DE } from './enquiry-criminal-record.ts'
import { ENQUIRY_DAMP_AND_RENT_DE } from './enquiry-damp-and-rent.ts'
import { ENQUIRY_DEBT_BAILIFF_DE } from './enquiry-debt-bailiff.ts'
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
import { ENQUIRY_DEDUCTIONS_DE } from './enquiry-deductions.ts'
import { ENQUIRY_DEFAULT_NOTICE_DE } from './enquiry-default-notice.ts'
import { ENQUIRY_DELIVERY_DE } from './enquiry-delivery.ts'
import { ENQUIRY_DEPOSIT_DE } from './enquiry-deposit.ts'
import { ENQUIRY_DISCRIMINATION_DE } from './enquiry-discrimination.ts'
import { ENQUIRY_DISMISSAL_DE } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_AFTER_YEARS_DE } from './enquiry-dismissed-after-years.ts'
import { ENQUIRY_DIVORCE_CONSENT_DE } from './enquiry-divorce-consent.ts'
import { ENQUIRY_DOG_BITE_DE } from './enquiry-dog-bite.ts'
import { ENQUIRY_DRIVEWAY_DE } from './enquiry-driveway.ts'
import { ENQUIRY_EMPLOYMENT_GUIDANCE_DE } from './enquiry-employment-guidance.ts'
import { ENQUIRY_ENERGY_AND_WATER_DE } from './enquiry-energy-and-water.ts'
import { ENQUIRY_EVICTION_BY_BAILIFFS_DE } from './enquiry-eviction-by-bailiffs.ts'
import { ENQUIRY_EVICTION_DE } from './enquiry-eviction.ts'
import { ENQUIRY_FAILING_PLAN_DE } from './enquiry-failing-plan.ts'
import { ENQUIRY_FAMILY_MEDIATION_DE } from './enquiry-family-mediation.ts'
import { ENQUIRY_FAULTY_GOODS_DE } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FENCE_DE } from './enquiry-fence.ts'
import { ENQUIRY_FIT_FOR_WORK_DE } from './enquiry-fit-for-work.ts'
import { ENQUIRY_FLIGHT_LATE_DE } from './enquiry-flight-late.ts'
import { ENQUIRY_FLIGHT_DE } from './enquiry-flight.ts'
import { ENQUIRY_FREE_TV_LICENCE_DE } from './enquiry-free-tv-licence.ts'
import { ENQUIRY_GRIEVANCE_DE } from './enquiry-grievance.ts'
import { ENQUIRY_GUARANTOR_DE } from './enquiry-guarantor.ts'
import { ENQUIRY_HOLIDAY_AND_SICK_PAY_DE } from './enquiry-holiday-and-sick-pay.ts'
import { ENQUIRY_HOME_CASES_DE } from './enquiry-home-cases.ts'
import { ENQUIRY_HOMELESS_DECISION_DE } from './enquiry-homeless-decision.ts'
import { ENQUIRY_HOUSING_BENEFIT_DE } from './enquiry-housing-benefit.ts'
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
import { ENQUIRY_LEAVING_A_JOB_DE } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LIVING_TOGETHER_DE } from './enquiry-living-together.ts'
import { ENQUIRY_LUGGAGE_DE } from './enquiry-luggage.ts'
import { ENQUIRY_MAGISTRATES_DE } from './enquiry-magistrates.ts'
import { ENQUIRY_MATERNITY_PAY_DE } from './enquiry-maternity-pay.ts'
import { ENQUIRY_MORTGAGE_DE } from './enquiry-mortgage.ts'
import { ENQUIRY_MUSIC_LICENCE_DE } from './enquiry-music-licence.ts'
import { ENQUIRY_NEIGHBOUR_CAMERA_DE } from './enquiry-neighbour-camera.ts'
import { ENQUIRY_NEW_EMPLOYER_DE } from './enquiry-new-employer.ts'
import { ENQUIRY_NO_WILL_DE } from './enquiry-no-will.ts'
import { ENQUIRY_NOTICE_TOO_SHORT_DE } from './enquiry-notice-too-short.ts'
import { ENQUIRY_OLD_DEBT_DE } from './enquiry-old-debt.ts'
import { ENQUIRY_OVERPAID_WAGES_DE } from './enquiry-overpaid-wages.ts'
import { ENQUIRY_P45_DE } from './enquiry-p45.ts'
import { ENQUIRY_PACKAGE_HOLIDAY_DE } from './enquiry-package-holiday.ts'
import { ENQUIRY_PAID_BY_CARD_DE } from './enquiry-paid-by-card.ts'
import { ENQUIRY_PARENTS_APART_DE } from './enquiry-parents-apart.ts'
import { ENQUIRY_PARKING_APPEALS_DE } from './enquiry-parking-appeals.ts'
import { ENQUIRY_PARKING_CASES_DE } from './enquiry-parking-cases.ts'
import { ENQUIRY_PARKING_COUNCILS_DE } from './enquiry-parking-councils.ts'
import { ENQUIRY_PARKING_GUIDANCE_DE } from './enquiry-parking-guidance.ts'
import { ENQUIRY_PARKING_NOTICES_DE } from './enquiry-parking-notices.ts'
import { ENQUIRY_PARKING_WHO_PAYS_DE } from './enquiry-parking-who-pays.ts'
import { ENQUIRY_PAYMENT_NOT_MINE_DE } from './enquiry-payment-not-mine.ts'
import { ENQUIRY_PENALTY_POINTS_DE } from './enquiry-penalty-points.ts'
import { ENQUIRY_PENSION_CONTRIBUTIONS_DE } from './enquiry-pension-contributions.ts'
import { ENQUIRY_PESTS_DE } from './enquiry-pests.ts'
import { ENQUIRY_PICTURE_CLAIM_DE } from './enquiry-picture-claim.ts'
import { ENQUIRY_POLICE_COMPLAINT_DE } from './enquiry-police-complaint.ts'
import { ENQUIRY_POLICE_INTERVIEW_DE } from './enquiry-police-interview.ts'
import { ENQUIRY_POLICE_PROPERTY_DE } from './enquiry-police-property.ts'
import { ENQUIRY_POSSESSION_HEARING_DE } from './enquiry-possession-hearing.ts'
import { ENQUIRY_PRE_SETTLED_DE } from './enquiry-pre-settled.ts'
import { ENQUIRY_PREPAYMENT_METER_DE } from './enquiry-prepayment-meter.ts'
import { ENQUIRY_REDUNDANCY_DE } from './enquiry-redundancy.ts'
import { ENQUIRY_REFUND_DE } from './enquiry-refund.ts'
import { ENQUIRY_RENT_DE } from './enquiry-rent.ts'
import { ENQUIRY_REPAIRS_DE } from './enquiry-repairs.ts'
import { ENQUIRY_RIGHTS_DEBT_DE } from './enquiry-rights-debt.ts'
import { ENQUIRY_RIGHTS_HOME_WORK_DE } from './enquiry-rights-home-work.ts'
import { ENQUIRY_RIGHTS_PARKING_DE } from './enquiry-rights-parking.ts'
import { ENQUIRY_SAFETY_AT_HOME_DE } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SANCTION_DE } from './enquiry-sanction.ts'
import { ENQUIRY_SCAM_DE } from './enquiry-scam.ts'
import { ENQUIRY_SELLER_SAYS_NO_DE } from './enquiry-seller-says-no.ts'
import { ENQUIRY_SHARED_ADDRESS_DEBTS_DE } from './enquiry-shared-address-debts.ts'
import { ENQUIRY_SHOP_SECURITY_DE } from './enquiry-shop-security.ts'
import { ENQUIRY_SMALL_CLAIM_DE } from './enquiry-small-claim.ts'
import { ENQUIRY_SOLD_PRIVATELY_DE } from './enquiry-sold-privately.ts'
import { ENQUIRY_SOLICITOR_COMPLAINT_DE } from './enquiry-solicitor-complaint.ts'
import { ENQUIRY_SPARE_ROOM_DE } from './enquiry-spare-room.ts'
import { ENQUIRY_SPEEDING_DE } from './enquiry-speeding.ts'
import { ENQUIRY_STOP_LETTERS_DE } from './enquiry-stop-letters.ts'
import { ENQUIRY_TAX_CODE_DE } from './enquiry-tax-code.ts'
import { ENQUIRY_TAX_PLAN_DE } from './enquiry-tax-plan.ts'
import { ENQUIRY_TENANCY_DE } from './enquiry-tenancy.ts'
import { ENQUIRY_TENANT_FEES_DE } from './enquiry-tenant-fees.ts'
import { ENQUIRY_TERMS_OF_WORK_DE } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRADESPEOPLE_DE } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRAFFIC_BAILIFFS_DE } from './enquiry-traffic-bailiffs.ts'
import { ENQUIRY_TRAVEL_TIME_DE } from './enquiry-travel-time.ts'
import { ENQUIRY_TV_LICENCE_DE } from './enquiry-tv-licence.ts'
import { ENQUIRY_UNIVERSAL_CREDIT_DE } from './enquiry-universal-credit.ts'
import { ENQUIRY_UNKNOWN_CONVICTION_DE } from './enquiry-unknown-conviction.ts'
import { ENQUIRY_URGENT_DE } from './enquiry-urgent.ts'
import { ENQUIRY_USED_CAR_DE } from './enquiry-used-car.ts'
import { ENQUIRY_VEHICLE_FOR_WORK_DE } from './enquiry-vehicle-for-work.ts'
import { ENQUIRY_WAGES_DE } from './enquiry-wages.ts'
import { ENQUIRY_WARNINGS_AT_WORK_DE } from './enquiry-warnings-at-work.ts'
import { ENQUIRY_WORK_TRIBUNAL_DE } from './enquiry-work-tribunal.ts'
import { ENQUIRY_ZONE_CHARGES_DE } from './enquiry-zone-charges.ts'
import { EQUAL_SERVICE_DE } from './equal-service.ts'
import { ESTATE_DEBT_DE } from './estate-debt.ts'
import { EVICTION_FACTS_DE } from './eviction-facts.ts'
import { EVICTION_NATIONS_DE } from './eviction-nations.ts'
import { EVICTION_NOTICE_DE } from './eviction-notice.ts'
import { EVICTION_ORDER_DE } from './eviction-order.ts'
import { EVICTION_RIGHTS_DE } from './eviction-rights.ts'
import { EVICTION_SPECIAL_DE } from './eviction-special.ts'
import { EVICTION_STEPS_DE } from './eviction-steps.ts'
import { EXIT_AGREEMENT_DE } from './exit-agreement.ts'
import { FALSE_ADVERT_DE } from './false-advert.ts'
import { FIXED_PENALTIES_DE } from './fixed-penalties.ts'
import { FLIGHTS_DE } from './flights.ts'
import { GRIEVANCE_AT_WORK_DE } from './grievance-at-work.ts'
import { GROUND_RENT_DE } from './ground-rent.ts'
import { GYM_AND_COURSE_FEES_DE } from './gym-and-course-fees.ts'
import { HARASSMENT_DE } from './harassment.ts'
import { HEARING_AT_WORK_PAPERS_DE } from './hearing-at-work.ts'
import { HEDGES_AND_WALLS_DE } from './hedges-and-walls.ts'
import { HELP_ADVICE_DE } from './help-advice.ts'
import { HELP_OMBUDSMEN_DE } from './help-ombudsmen.ts'
import { HELP_DE } from './help.ts'
import { HIRE_PURCHASE_DE } from './hire-purchase.ts'
import { HOMELESS_DECISION_DE } from './homeless-decision.ts'
import { HOURS_OF_WORK_DE } from './hours-of-work.ts'
import { ILLNESS_AT_WORK_DE } from './illness-at-work.ts'
import { IMMIGRATION_REFUSAL_DE } from './immigration-refusal.ts'
import { IMMIGRATION_DE } from './immigration.ts'
import { INJURY_CLAIMS_DE } from './injury-claims.ts'
import { INSURANCE_DECISION_DE } from './insurance-decision.ts'
import { INSURANCE_RIGHTS_DE } from './insurance-rights.ts'
import { JURY_SERVICE_NORTHERN_IRELAND_DE } from './jury-service-northern-ireland.ts'
import { JURY_SERVICE_SCOTLAND_DE } from './jury-service-scotland.ts'
import { JURY_SERVICE_DE } from './jury-service.ts'
import { JURY_SUMMONS_DE } from './jury-summons.ts'
import { LANDLORD_DUTIES_DE } from './landlord-duties.ts'
import { LATE_PAYMENT_DE } from './late-payment.ts'
import { LEASE_FORFEITURE_DE } from './lease-forfeiture.ts'
import { LEASES_DE } from './leases.ts'
import { LEAVING_A_JOB_DE } from './leaving-a-job.ts'
import { LETTER_BEFORE_CLAIM_ACCIDENT_DE } from './letter-before-claim-accident.ts'
import { LETTER_BEFORE_CLAIM_ELEMENTS_DE } from './letter-before-claim-elements.ts'
import { LETTER_BEFORE_CLAIM_INSIGHTS_DE } from './letter-before-claim-insights.ts'
import { LETTER_BEFORE_CLAIM_KINDS_DE } from './letter-before-claim-kinds.ts'
import { LETTER_BEFORE_CLAIM_NATIONS_DE } from './letter-before-claim-nations.ts'
import { LETTER_BEFORE_CLAIM_RIGHTS_DE } from './letter-before-claim-rights.ts'
import { LETTER_BEFORE_CLAIM_STEPS_DE } from './letter-before-claim-steps.ts'
import { LETTER_BEFORE_CLAIM_DE } from './letter-before-claim.ts'
import { LETTERS_BEFORE_STEPS_DE } from './letters-before-steps.ts'
import { LIMITATION_DE } from './limitation.ts'
import { LODGER_NOTICE_NORTHERN_IRELAND_DE } from './lodger-notice-northern-ireland.ts'
import { LODGER_NOTICE_SCOTLAND_DE } from './lodger-notice-scotland.ts'
import { LODGER_NOTICE_DE } from './lodger-notice.ts'
import { LOST_DATA_DE } from './lost-data.ts'
import { MAINTENANCE_PAYMENTS_DE } from './maintenance-payments.ts'
import { MEMBERSHIP_DEBT_DE } from './membership-debt.ts'
import { MENTAL_HEALTH_HOSPITAL_DE } from './mental-health-hospital.ts'
import { MORTGAGE_ARREARS_DE } from './mortgage-arrears.ts'
import { MUSIC_HEARD_DE } from './music-heard.ts'
import { MUSIC_LICENCE_INSIGHTS_DE } from './music-licence-insights.ts'
import { MUSIC_LICENCE_STEPS_DE } from './music-licence-steps.ts'
import { MUSIC_LICENCE_DE } from './music-licence.ts'
import { NAMED_LAW_RIGHTS_DE } from './named-law-rights.ts'
import { NAMED_LAW_DE } from './named-law.ts'
import { NEIGHBOURS_DE } from './neighbours.ts'
import { NHS_CHARGES_DE } from './nhs-charges.ts'
import { OFFERS_DE } from './offers.ts'
import { ORDER_ON_A_HOME_DE } from './order-on-a-home.ts'
import { ORDER_ON_A_NUISANCE_DE } from './order-on-a-nuisance.ts'
import { ORDER_ON_BUILDING_DE } from './order-on-building.ts'
import { ORDER_ON_CONDUCT_DE } from './order-on-conduct.ts'
import { PARKING_ACTIONS_DE } from './parking-actions.ts'
import { PARKING_BELIEFS_DE } from './parking-beliefs.ts'
import { PARKING_FACTS_DE } from './parking-facts.ts'
import { PARKING_NOTICE_TO_KEEPER_DE } from './parking-notice-to-keeper.ts'
import { PARKING_OPTIONS_DE } from './parking-options.ts'
import { PARKING_PLACES_DE } from './parking-places.ts'
import { PARKING_RIGHTS_DE } from './parking-rights.ts'
import { PARKING_STAGES_DE } from './parking-stages.ts'
import { PARKING_STEPS_DE } from './parking-steps.ts'
import { PENALTY_CHARGE_ACTIONS_DE } from './penalty-charge-actions.ts'
import { PENALTY_CHARGE_FACTS_DE } from './penalty-charge-facts.ts'
import { PENALTY_CHARGE_OPTIONS_DE } from './penalty-charge-options.ts'
import { PENALTY_CHARGE_RIGHTS_DE } from './penalty-charge-rights.ts'
import { PENALTY_CHARGE_SCOTLAND_NI_DE } from './penalty-charge-scotland-ni.ts'
import { PENALTY_CHARGE_STEPS_DE } from './penalty-charge-steps.ts'
import { PENALTY_CHARGE_WALES_DE } from './penalty-charge-wales.ts'
import { PENALTY_FARE_DE } from './penalty-fare.ts'
import { PENSION_SCHEMES_DE } from './pension-schemes.ts'
import { PHONE_CONTRACT_FEE_DE } from './phone-contract-fee.ts'
import { PHONE_SERVICE_DE } from './phone-service.ts'
import { PLANNING_NEXT_DOOR_DE } from './planning-next-door.ts'
import { POLICE_AND_CHARGES_DE } from './police-and-charges.ts'
import { POLICE_INTERVIEW_DE } from './police-interview.ts'
import { POLICE_PENALTY_OFFERS_DE } from './police-penalty-offers.ts'
import { POLICY_CANCELLED_DE } from './policy-cancelled.ts'
import { POWER_OF_ATTORNEY_DE } from './power-of-attorney.ts'
import { PREGNANCY_AT_WORK_DE } from './pregnancy-at-work.ts'
import { PRESCRIPTION_PENALTY_DE } from './prescription-penalty.ts'
import { PRICE_RISE_ENERGY_DE } from './price-rise-energy.ts'
import { PRICE_RISE_INSURANCE_DE } from './price-rise-insurance.ts'
import { PRICE_RISE_PHONE_DE } from './price-rise-phone.ts'
import { PRICE_RISE_DE } from './price-rise.ts'
import { PROPERTY_FACTORS_DE } from './property-factors.ts'
import { RATES_NORTHERN_IRELAND_DE } from './rates-northern-ireland.ts'
import { REDUNDANCY_PAY_DE } from './redundancy-pay.ts'
import { RENT_ARREARS_DE } from './rent-arrears.ts'
import { RENT_INCREASE_NORTHERN_IRELAND_DE } from './rent-increase-northern-ireland.ts'
import { RENT_INCREASE_SCOTLAND_DE } from './rent-increase-scotland.ts'
import { RENT_INCREASE_WALES_DE } from './rent-increase-wales.ts'
import { RENT_INCREASE_DE } from './rent-increase.ts'
import { RENT_RISES_DE } from './rent-rises.ts'
import { REPORTING_WRONGS_DE } from './reporting-wrongs.ts'
import { ROAD_USER_CHARGES_DE } from './road-user-charges.ts'
import { SCAM_LAW_DE } from './scam-law.ts'
import { SCAM_SIGNS_DE } from './scam-signs.ts'
import { SCAM_STEPS_DE } from './scam-steps.ts'
import { SCAM_DE } from './scam.ts'
import { SCHOOL_ABSENCE_NORTHERN_IRELAND_DE } from './school-absence-northern-ireland.ts'
import { SCHOOL_ABSENCE_SCOTLAND_DE } from './school-absence-scotland.ts'
import { SCHOOL_ABSENCE_WALES_DE } from './school-absence-wales.ts'
import { SCHOOL_ABSENCE_DE } from './school-absence.ts'
import { SCHOOL_ATTENDANCE_DE } from './school-attendance.ts'
import { SCHOOL_EXCLUSION_DE } from './school-exclusion.ts'
import { SCHOOL_PLACES_DE } from './school-places.ts'
import { SCHOOL_SUPPORT_DE } from './school-support.ts'
import { SENDERS_COLLECTORS_DE } from './senders-collectors.ts'
import { SENDERS_PARKING_BAILIFFS_DE } from './senders-parking-bailiffs.ts'
import { SENDERS_DE } from './senders.ts'
import { SERVICE_CHARGE_SCOTLAND_DE } from './service-charge-scotland.ts'
import { SERVICE_CHARGE_DE } from './service-charge.ts'
import { SEVERAL_KINDS_DE } from './several-kinds.ts'
import { SHARED_HOME_DE } from './shared-home.ts'
import { SHOP_LEASE_DE } from './shop-lease.ts'
import { SOCIAL_WORKERS_DE } from './social-workers.ts'
import { SPEEDING_DE } from './speeding.ts'
import { STATUTORY_DEMAND_DE } from './statutory-demand.ts'
import { STUDENT_LOANS_DE } from './student-loans.ts'
import { STUDENT_OVERPAYMENT_DE } from './student-overpayment.ts'
import { SUSPENSION_AT_WORK_DE } from './suspension-at-work.ts'
import { TAX_CHECKS_DE } from './tax-checks.ts'
import { TAX_DEMAND_STEPS_DE } from './tax-demand-steps.ts'
import { TAX_DEMAND_DE } from './tax-demand.ts'
import { TRAINS_DE } from './trains.ts'
import { TRANSFER_OF_A_JOB_DE } from './transfer-of-a-job.ts'
import { TRIBUNAL_HEARING_DE } from './tribunal-hearing.ts'
import { TV_LICENCE_COURT_DE } from './tv-licence-court.ts'
import { TV_LICENCE_DE } from './tv-licence.ts'
import { UNIVERSAL_CREDIT_MOVE_DE } from './universal-credit-move.ts'
import { UNIVERSAL_CREDIT_DE } from './universal-credit.ts'
import { UTILITY_BILL_INSIGHTS_DE } from './utility-bill-insights.ts'
import { UTILITY_BILL_RIGHTS_DE } from './utility-bill-rights.ts'
import { UTILITY_BILL_DE } from './utility-bill.ts'
import { VEHICLE_TAX_PENALTY_DE } from './vehicle-tax-penalty.ts'
import { VIOLENCE_AT_HOME_DE } from './violence-at-home.ts'
import { WAGES_PAID_BY_MISTAKE_DE } from './wages-paid-by-mistake.ts'
import { WARNING_AT_WORK_DE } from './warning-at-work.ts'
import { WATER_BILLS_DE } from './water-bills.ts'
import { WILLS_DE } from './wills.ts'
import { WORK_AND_GOODS_DE } from './work-and-goods.ts'
import { WORKS_CONSULTATION_DE } from './works-consultation.ts'

export const GB_DE: Words = {
  ...NAMED_LAW_DE,
  ...NAMED_LAW_RIGHTS_DE,
  ...OFFERS_DE,
  ...UNIVERSAL_CREDIT_DE,
  ...GROUND_RENT_DE,
  ...COURT_FINE_DE,
  ...BAILIFF_STEPS_DE,
  ...BAILIFF_ACTIONS_DE,
  ...BAILIFF_CHECKS_DE,
  ...BAILIFF_RIGHTS_DE,
  ...BAILIFF_BELIEFS_DE,
  ...BAILIFF_FACTS_DE,
  ...BAILIFF_LATER_STAGES_DE,
  ...BAILIFF_SCOTLAND_DE,
  ...BAILIFF_NORTHERN_IRELAND_DE,
  ...BENEFIT_OVERPAYMENT_RIGHTS_DE,
  ...BENEFIT_REFUSED_DE,
  ...BENEFIT_OVERPAYMENT_DE,
  ...COPYRIGHT_LETTER_DE,
  ...ENQUIRY_PICTURE_CLAIM_DE,
  ...COUNCIL_TAX_STEPS_DE,
  ...COUNCIL_TAX_OPTIONS_DE,
  ...COUNCIL_TAX_ACTIONS_DE,
  ...COUNCIL_TAX_BILL_DE,
  ...COUNCIL_TAX_RIGHTS_DE,
  ...COUNCIL_TAX_BELIEFS_DE,
  ...COUNCIL_TAX_FACTS_DE,
  ...COUNCIL_TAX_SCOTLAND_DE,
  ...RATES_NORTHERN_IRELAND_DE,
  ...COURT_CLAIM_FACTS_DE,
  ...COURT_CLAIM_STEPS_DE,
  ...COURT_CLAIM_DE,
  ...COURT_CLAIM_GOODS_DE,
  ...COURT_CLAIM_POSSESSION_DE,
  ...COURT_CLAIM_ELEMENTS_DE,
  ...COURT_CLAIM_RIGHTS_DE,
  ...SEVERAL_KINDS_DE,
  ...COURT_CLAIM_SCOTLAND_DE,
  ...COURT_JUDGMENT_STEPS_DE,
  ...COURT_JUDGMENT_RIGHTS_DE,
  ...COURT_JUDGMENT_INSIGHTS_DE,
  ...COURT_JUDGMENT_DE,
  ...DEBT_COLLECTION_FACTS_DE,
  ...DEBT_COLLECTION_STEPS_DE,
  ...DEBT_COLLECTION_DE,
  ...DEBT_COLLECTION_OTHER_DE,
  ...DEBT_COLLECTION_INSIGHTS_DE,
  ...DEBT_COLLECTION_TACTICS_DE,
  ...DEBT_COLLECTION_DEFAULT_DE,
  ...DEBT_COLLECTION_RIGHTS_DE,
  ...DEBT_COLLECTION_SCOTLAND_NI_DE,
  ...COURT_JUDGMENT_NATIONS_DE,
  ...DISMISSAL_STEPS_DE,
  ...DISMISSAL_RIGHTS_DE,
  ...DISMISSAL_DE,
  ...ENQUIRY_BAILIFF_CASES_DE,
  ...ENQUIRY_BAILIFF_POWERS_DE,
  ...ENQUIRY_COUNCIL_TAX_DE,
  ...ENQUIRY_BENEFIT_DEDUCTIONS_DE,
  ...ENQUIRY_CREDIT_AGREEMENT_DE,
  ...ENQUIRY_FREE_TV_LICENCE_DE,
  ...ENQUIRY_PARKING_WHO_PAYS_DE,
  ...ENQUIRY_MUSIC_LICENCE_DE,
  ...ENQUIRY_FAULTY_GOODS_DE,
  ...ENQUIRY_REFUND_DE,
  ...ENQUIRY_LEAVING_A_CONTRACT_DE,
  ...ENQUIRY_DELIVERY_DE,
  ...ENQUIRY_USED_CAR_DE,
  ...ENQUIRY_TRADESPEOPLE_DE,
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
  ...ENQUIRY_DEBT_BAILIFF_DE,
  ...ENQUIRY_OLD_DEBT_DE,
  ...ENQUIRY_DEBT_CLAIMS_DE,
  ...ENQUIRY_INSOLVENCY_DE,
  ...ENQUIRY_DEBT_PEOPLE_DE,
  ...ENQUIRY_DEBT_GUIDANCE_DE,
  ...ENQUIRY_WARNINGS_AT_WORK_DE,
  ...ENQUIRY_DISMISSAL_DE,
  ...ENQUIRY_WORK_TRIBUNAL_DE,
  ...ENQUIRY_HOLIDAY_AND_SICK_PAY_DE,
  ...ENQUIRY_WAGES_DE,
  ...ENQUIRY_REDUNDANCY_DE,
  ...ENQUIRY_DISCRIMINATION_DE,
  ...ENQUIRY_TERMS_OF_WORK_DE,
  ...ENQUIRY_EMPLOYMENT_GUIDANCE_DE,
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
  ...ENQUIRY_PARKING_NOTICES_DE,
  ...ENQUIRY_PARKING_APPEALS_DE,
  ...ENQUIRY_PARKING_CASES_DE,
  ...ENQUIRY_PARKING_GUIDANCE_DE,
  ...EVICTION_STEPS_DE,
  ...EVICTION_RIGHTS_DE,
  ...EVICTION_FACTS_DE,
  ...RENT_ARREARS_DE,
  ...EVICTION_NOTICE_DE,
  ...EVICTION_ORDER_DE,
  ...EVICTION_SPECIAL_DE,
  ...COUNCIL_TENANCY_DE,
  ...HELP_ADVICE_DE,
  ...HELP_OMBUDSMEN_DE,
  ...HELP_DE,
  ...INSURANCE_RIGHTS_DE,
  ...INSURANCE_DECISION_DE,
  ...LETTER_BEFORE_CLAIM_NATIONS_DE,
  ...LETTER_BEFORE_CLAIM_STEPS_DE,
  ...LETTER_BEFORE_CLAIM_RIGHTS_DE,
  ...LETTER_BEFORE_CLAIM_INSIGHTS_DE,
  ...LETTER_BEFORE_CLAIM_DE,
  ...DATA_BEFORE_A_CLAIM_DE,
  ...LETTER_BEFORE_CLAIM_ACCIDENT_DE,
  ...LETTER_BEFORE_CLAIM_ELEMENTS_DE,
  ...LETTER_BEFORE_CLAIM_KINDS_DE,
  ...LIMITATION_DE,
  ...MUSIC_HEARD_DE,
  ...MUSIC_LICENCE_STEPS_DE,
  ...MUSIC_LICENCE_INSIGHTS_DE,
  ...MUSIC_LICENCE_DE,
  ...PARKING_STEPS_DE,
  ...PARKING_OPTIONS_DE,
  ...PARKING_ACTIONS_DE,
  ...PARKING_RIGHTS_DE,
  ...PARKING_NOTICE_TO_KEEPER_DE,
  ...PARKING_BELIEFS_DE,
  ...PARKING_FACTS_DE,
  ...PARKING_STAGES_DE,
  ...PENALTY_CHARGE_STEPS_DE,
  ...PENALTY_CHARGE_OPTIONS_DE,
  ...PENALTY_CHARGE_ACTIONS_DE,
  ...PENALTY_CHARGE_RIGHTS_DE,
  ...PENALTY_CHARGE_FACTS_DE,
  ...PENALTY_CHARGE_SCOTLAND_NI_DE,
  ...PENALTY_CHARGE_WALES_DE,
  ...SCAM_STEPS_DE,
  ...SCAM_SIGNS_DE,
  ...SCAM_DE,
  ...SENDERS_COLLECTORS_DE,
  ...SENDERS_DE,
  ...SENDERS_PARKING_BAILIFFS_DE,
  ...STATUTORY_DEMAND_DE,
  ...TAX_DEMAND_STEPS_DE,
  ...TAX_DEMAND_DE,
  ...ENQUIRY_LATE_TAX_RETURN_DE,
  ...TV_LICENCE_COURT_DE,
  ...TV_LICENCE_DE,
  ...ENQUIRY_TV_LICENCE_DE,
  ...UTILITY_BILL_RIGHTS_DE,
  ...UTILITY_BILL_INSIGHTS_DE,
  ...UTILITY_BILL_DE,
  ...ENERGY_DEBT_DE,
  ...MORTGAGE_ARREARS_DE,
  ...ENQUIRY_MORTGAGE_DE,
  ...CONSUMER_CONTRACT_RIGHTS_DE,
  ...CONSUMER_CONTRACT_DE,
  ...MEMBERSHIP_DEBT_DE,
  ...DEPOSIT_DEDUCTIONS_DE,
  ...CEASE_AND_DESIST_DE,
  ...EVICTION_NATIONS_DE,
  ...CLAIMS_ON_CREDIT_DE,
  ...GYM_AND_COURSE_FEES_DE,
  ...WORK_AND_GOODS_DE,
  ...PROPERTY_FACTORS_DE,
  ...CLAIMS_ON_PARKING_AND_HOMES_DE,
  ...CLAIMS_ON_PUBLIC_DEBTS_DE,
  ...CLAIMS_NORTHERN_IRELAND_DE,
  ...COUNCIL_TAX_RECOVERY_DE,
  ...ROAD_USER_CHARGES_DE,
  ...BAILIFF_COURTS_DE,
  ...COURT_CLAIM_HOME_AND_CREDIT_DE,
  ...SCAM_LAW_DE,
  ...PARKING_PLACES_DE,
  ...LETTERS_BEFORE_STEPS_DE,
  ...ENQUIRY_RIGHTS_PARKING_DE,
  ...ENQUIRY_RIGHTS_DEBT_DE,
  ...ENQUIRY_RIGHTS_HOME_WORK_DE,
  ...PENALTY_FARE_DE,
  ...FIXED_PENALTIES_DE,
  ...SPEEDING_DE,
  ...ENQUIRY_URGENT_DE,
  ...RENT_INCREASE_WALES_DE,
  ...RENT_INCREASE_SCOTLAND_DE,
  ...RENT_INCREASE_NORTHERN_IRELAND_DE,
  ...RENT_INCREASE_DE,
  ...SERVICE_CHARGE_SCOTLAND_DE,
  ...SERVICE_CHARGE_DE,
  ...LEASE_FORFEITURE_DE,
  ...WARNING_AT_WORK_DE,
  ...SUSPENSION_AT_WORK_DE,
  ...HEARING_AT_WORK_PAPERS_DE,
  ...DRIVER_NOTICES_DE,
  ...POLICE_PENALTY_OFFERS_DE,
  ...JURY_SERVICE_SCOTLAND_DE,
  ...JURY_SERVICE_NORTHERN_IRELAND_DE,
  ...JURY_SERVICE_DE,
  ...SCHOOL_ABSENCE_WALES_DE,
  ...SCHOOL_ABSENCE_SCOTLAND_DE,
  ...SCHOOL_ABSENCE_NORTHERN_IRELAND_DE,
  ...SCHOOL_ABSENCE_DE,
  ...UNIVERSAL_CREDIT_MOVE_DE,
  ...CHILD_MAINTENANCE_DE,
  ...ENQUIRY_CHILD_MAINTENANCE_DE,
  ...IMMIGRATION_REFUSAL_DE,
  ...DIVORCE_SCOTLAND_DE,
  ...DIVORCE_NORTHERN_IRELAND_DE,
  ...DIVORCE_PAPERS_DE,
  ...ORDER_ON_A_NUISANCE_DE,
  ...ORDER_ON_CONDUCT_DE,
  ...ORDER_ON_BUILDING_DE,
  ...ORDER_ON_A_HOME_DE,
  ...EXIT_AGREEMENT_DE,
  ...COMPLAINT_REFUSED_DE,
  ...PHONE_CONTRACT_FEE_DE,
  ...LOST_DATA_DE,
  ...BANK_ACCOUNT_DE,
  ...LANDLORD_DUTIES_DE,
  ...CONTACT_WITH_CHILDREN_DE,
  ...DIVORCE_AND_PARTING_DE,
  ...VIOLENCE_AT_HOME_DE,
  ...SOCIAL_WORKERS_DE,
  ...POWER_OF_ATTORNEY_DE,
  ...ENQUIRY_FAMILY_MEDIATION_DE,
  ...IMMIGRATION_DE,
  ...CARS_AND_LICENCES_DE,
  ...POLICE_AND_CHARGES_DE,
  ...JURY_SUMMONS_DE,
  ...ENQUIRY_LATE_TRAIN_DE,
  ...ENQUIRY_PACKAGE_HOLIDAY_DE,
  ...BENEFIT_DECISION_DE,
  ...ENQUIRY_SANCTION_DE,
  ...TRANSFER_OF_A_JOB_DE,
  ...REDUNDANCY_PAY_DE,
  ...ILLNESS_AT_WORK_DE,
  ...LEAVING_A_JOB_DE,
  ...REPORTING_WRONGS_DE,
  ...TAX_CHECKS_DE,
  ...HOMELESS_DECISION_DE,
  ...HARASSMENT_DE,
  ...CONTRACT_SIGNED_AT_HOME_DE,
  ...CARD_REFUND_DE,
  ...BLUE_BADGE_DE,
  ...DEBT_PLAN_SCOTLAND_DE,
  ...PRICE_RISE_PHONE_DE,
  ...PRICE_RISE_ENERGY_DE,
  ...PRICE_RISE_INSURANCE_DE,
  ...PRICE_RISE_DE,
  ...DATA_BREACH_DE,
  ...DEPOSIT_SCOTLAND_DE,
  ...DEPOSIT_NORTHERN_IRELAND_DE,
  ...DEPOSIT_PROTECTION_DE,
  ...DEPOSIT_AT_THE_END_DE,
  ...SHARED_HOME_DE,
  ...HOURS_OF_WORK_DE,
  ...DATA_COPY_DE,
  ...WILLS_DE,
  ...GRIEVANCE_AT_WORK_DE,
  ...COURT_INCOME_FORM_DE,
  ...LODGER_NOTICE_SCOTLAND_DE,
  ...LODGER_NOTICE_NORTHERN_IRELAND_DE,
  ...LODGER_NOTICE_DE,
  ...BENEFIT_TRIBUNAL_HEARING_DE,
  ...TRIBUNAL_HEARING_DE,
  ...PLANNING_NEXT_DOOR_DE,
  ...MENTAL_HEALTH_HOSPITAL_DE,
  ...SHOP_LEASE_DE,
  ...INJURY_CLAIMS_DE,
  ...EQUAL_SERVICE_DE,
  ...PREGNANCY_AT_WORK_DE,
  ...PRESCRIPTION_PENALTY_DE,
  ...VEHICLE_TAX_PENALTY_DE,
  ...BENEFIT_REVIEW_DE,
  ...POLICY_CANCELLED_DE,
  ...ACCOUNT_CLOSING_DE,
  ...DISMISSAL_NORTHERN_IRELAND_DE,
  ...BENEFITS_NORTHERN_IRELAND_DE,
  ...ESTATE_DEBT_DE,
  ...POLICE_INTERVIEW_DE,
  ...ENQUIRY_POLICE_INTERVIEW_DE,
  ...DEFAULT_NOTICE_DE,
  ...WORKS_CONSULTATION_DE,
  ...CARE_CHARGES_DE,
  ...STUDENT_OVERPAYMENT_DE,
  ...ENQUIRY_SPEEDING_DE,
  ...ENQUIRY_STOP_LETTERS_DE,
  ...ENQUIRY_INSURANCE_DE,
  ...ENQUIRY_SMALL_CLAIM_DE,
  ...ENQUIRY_UNKNOWN_CONVICTION_DE,
  ...ENQUIRY_DRIVEWAY_DE,
  ...ENQUIRY_DEBT_COLLECTORS_DE,
  ...CREDIT_REFUSED_DE,
  ...ENQUIRY_PARKING_COUNCILS_DE,
  ...TRAINS_DE,
  ...FLIGHTS_DE,
  ...PHONE_SERVICE_DE,
  ...STUDENT_LOANS_DE,
  ...PENSION_SCHEMES_DE,
  ...MAINTENANCE_PAYMENTS_DE,
  ...SCHOOL_EXCLUSION_DE,
  ...SCHOOL_SUPPORT_DE,
  ...SCHOOL_ATTENDANCE_DE,
  ...SCHOOL_PLACES_DE,
  ...WAGES_PAID_BY_MISTAKE_DE,
  ...ARREARS_NOTICES_DE,
  ...LEASES_DE,
  ...HEDGES_AND_WALLS_DE,
  ...NEIGHBOURS_DE,
  ...RENT_RISES_DE,
  ...WATER_BILLS_DE,
  ...HIRE_PURCHASE_DE,
  ...LATE_PAYMENT_DE,
  ...NHS_CHARGES_DE,
  ...CARE_FEES_DE,
  ...FALSE_ADVERT_DE,
  ...ENERGY_BREATHING_SPACE_DE,
  ...ENQUIRY_POSSESSION_HEARING_DE,
  ...ENQUIRY_HOUSING_BENEFIT_DE,
  ...ENQUIRY_NO_WILL_DE,
  ...ENQUIRY_SAFETY_AT_HOME_DE,
  ...ENQUIRY_BOUNDARY_DE,
  ...ENQUIRY_LUGGAGE_DE,
  ...ENQUIRY_TAX_CODE_DE,
  ...ENQUIRY_ZONE_CHARGES_DE,
  ...ENQUIRY_PENSION_CONTRIBUTIONS_DE,
  ...ENQUIRY_EVICTION_BY_BAILIFFS_DE,
  ...ENQUIRY_JOINT_TENANCY_DE,
  ...ENQUIRY_TENANT_FEES_DE,
  ...ENQUIRY_NOTICE_TOO_SHORT_DE,
  ...ENQUIRY_TRAVEL_TIME_DE,
  ...ENQUIRY_LEAVING_A_JOB_DE,
  ...ENQUIRY_OVERPAID_WAGES_DE,
  ...ENQUIRY_BANK_HOLIDAYS_DE,
  ...ENQUIRY_CAR_ON_FINANCE_DE,
  ...ENQUIRY_DEBTS_OF_THE_DEAD_DE,
  ...ENQUIRY_TRAFFIC_BAILIFFS_DE,
  ...ENQUIRY_PREPAYMENT_METER_DE,
  ...ENQUIRY_CARERS_OVERPAID_DE,
  ...ENQUIRY_UNIVERSAL_CREDIT_DE,
  ...ENQUIRY_SOLD_PRIVATELY_DE,
  ...ENQUIRY_CRIMINAL_RECORD_DE,
  ...ENQUIRY_MAGISTRATES_DE,
  ...ENQUIRY_PARENTS_APART_DE,
  ...ENQUIRY_DIVORCE_CONSENT_DE,
  ...ENQUIRY_LIVING_TOGETHER_DE,
  ...ENQUIRY_PRE_SETTLED_DE,
  ...ENQUIRY_COUNCIL_TAX_ALONE_DE,
  ...ENQUIRY_GUARANTOR_DE,
  ...ENQUIRY_FENCE_DE,
  ...ENQUIRY_PAYMENT_NOT_MINE_DE,
  ...ENQUIRY_DISMISSED_AFTER_YEARS_DE,
  ...ENQUIRY_DEDUCTIONS_DE,
  ...ENQUIRY_FLIGHT_LATE_DE,
  ...ENQUIRY_MATERNITY_PAY_DE,
  ...ENQUIRY_GRIEVANCE_DE,
  ...ENQUIRY_NEW_EMPLOYER_DE,
  ...ENQUIRY_FAILING_PLAN_DE,
  ...ENQUIRY_DEFAULT_NOTICE_DE,
  ...ENQUIRY_COURT_FINE_DE,
  ...ENQUIRY_PENALTY_POINTS_DE,
  ...ENQUIRY_POLICE_PROPERTY_DE,
  ...ENQUIRY_POLICE_COMPLAINT_DE,
  ...ENQUIRY_FIT_FOR_WORK_DE,
  ...ENQUIRY_ATTENDANCE_ALLOWANCE_DE,
  ...ENQUIRY_SPARE_ROOM_DE,
  ...ENQUIRY_TAX_PLAN_DE,
  ...ENQUIRY_P45_DE,
  ...ENQUIRY_SOLICITOR_COMPLAINT_DE,
  ...ENQUIRY_DOG_BITE_DE,
  ...ENQUIRY_NEIGHBOUR_CAMERA_DE,
  ...ENQUIRY_PESTS_DE,
  ...ENQUIRY_DAMP_AND_RENT_DE,
  ...ENQUIRY_VEHICLE_FOR_WORK_DE,
  ...ENQUIRY_SHARED_ADDRESS_DEBTS_DE,
}
