/** The United Kingdom in French. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOUNT_CLOSING_FR } from './account-closing.ts'
import { ARREARS_NOTICES_FR } from './arrears-notices.ts'
import { BAILIFF_ACTIONS_FR } from './bailiff-actions.ts'
import { BAILIFF_BELIEFS_FR } from './bailiff-beliefs.ts'
import { BAILIFF_CHECKS_FR } from './bailiff-checks.ts'
import { BAILIFF_COURTS_FR } from './bailiff-courts.ts'
import { BAILIFF_FACTS_FR } from './bailiff-facts.ts'
import { BAILIFF_LATER_STAGES_FR } from './bailiff-later-stages.ts'
import { BAILIFF_NORTHERN_IRELAND_FR } from './bailiff-northern-ireland.ts'
import { BAILIFF_RIGHTS_FR } from './bailiff-rights.ts'
import { BAILIFF_SCOTLAND_FR } from './bailiff-scotland.ts'
import { BAILIFF_STEPS_FR } from './bailiff-steps.ts'
import { BANK_ACCOUNT_FR } from './bank-account.ts'
import { BENEFIT_DECISION_FR } from './benefit-decision.ts'
import { BENEFIT_OVERPAYMENT_RIGHTS_FR } from './benefit-overpayment-rights.ts'
import { BENEFIT_OVERPAYMENT_FR } from './benefit-overpayment.ts'
import { BENEFIT_REFUSED_FR } from './benefit-refused.ts'
import { BENEFIT_REVIEW_FR } from './benefit-review.ts'
import { BENEFIT_TRIBUNAL_HEARING_FR } from './benefit-tribunal-hearing.ts'
import { BENEFITS_NORTHERN_IRELAND_FR } from './benefits-northern-ireland.ts'
import { BLUE_BADGE_FR } from './blue-badge.ts'
import { CARD_REFUND_FR } from './card-refund.ts'
import { CARE_CHARGES_FR } from './care-charges.ts'
import { CARE_FEES_FR } from './care-fees.ts'
import { CARS_AND_LICENCES_FR } from './cars-and-licences.ts'
import { CEASE_AND_DESIST_FR } from './cease-and-desist.ts'
import { CHILD_MAINTENANCE_FR } from './child-maintenance.ts'
import { CLAIMS_NORTHERN_IRELAND_FR } from './claims-northern-ireland.ts'
import { CLAIMS_ON_CREDIT_FR } from './claims-on-credit.ts'
import { CLAIMS_ON_PARKING_AND_HOMES_FR } from './claims-on-parking-and-homes.ts'
import { CLAIMS_ON_PUBLIC_DEBTS_FR } from './claims-on-public-debts.ts'
import { COMPLAINT_REFUSED_FR } from './complaint-refused.ts'
import { CONSUMER_CONTRACT_RIGHTS_FR } from './consumer-contract-rights.ts'
import { CONSUMER_CONTRACT_FR } from './consumer-contract.ts'
import { CONTACT_WITH_CHILDREN_FR } from './contact-with-children.ts'
import { CONTRACT_SIGNED_AT_HOME_FR } from './contract-signed-at-home.ts'
import { COPYRIGHT_LETTER_FR } from './copyright-letter.ts'
import { COUNCIL_TAX_ACTIONS_FR } from './council-tax-actions.ts'
import { COUNCIL_TAX_BELIEFS_FR } from './council-tax-beliefs.ts'
import { COUNCIL_TAX_BILL_FR } from './council-tax-bill.ts'
import { COUNCIL_TAX_FACTS_FR } from './council-tax-facts.ts'
import { COUNCIL_TAX_OPTIONS_FR } from './council-tax-options.ts'
import { COUNCIL_TAX_RECOVERY_FR } from './council-tax-recovery.ts'
import { COUNCIL_TAX_RIGHTS_FR } from './council-tax-rights.ts'
import { COUNCIL_TAX_SCOTLAND_FR } from './council-tax-scotland.ts'
import { COUNCIL_TAX_STEPS_FR } from './council-tax-steps.ts'
import { COUNCIL_TENANCY_FR } from './council-tenancy.ts'
import { COURT_CLAIM_ELEMENTS_FR } from './court-claim-elements.ts'
import { COURT_CLAIM_FACTS_FR } from './court-claim-facts.ts'
import { COURT_CLAIM_GOODS_FR } from './court-claim-goods.ts'
import { COURT_CLAIM_HOME_AND_CREDIT_FR } from './court-claim-home-credit.ts'
import { COURT_CLAIM_POSSESSION_FR } from './court-claim-possession.ts'
import { COURT_CLAIM_RIGHTS_FR } from './court-claim-rights.ts'
import { COURT_CLAIM_SCOTLAND_FR } from './court-claim-scotland.ts'
import { COURT_CLAIM_STEPS_FR } from './court-claim-steps.ts'
import { COURT_CLAIM_FR } from './court-claim.ts'
import { COURT_FINE_FR } from './court-fine.ts'
import { COURT_INCOME_FORM_FR } from './court-income-form.ts'
import { COURT_JUDGMENT_INSIGHTS_FR } from './court-judgment-insights.ts'
import { COURT_JUDGMENT_NATIONS_FR } from './court-judgment-nations.ts'
import { COURT_JUDGMENT_RIGHTS_FR } from './court-judgment-rights.ts'
import { COURT_JUDGMENT_STEPS_FR } from './court-judgment-steps.ts'
import { COURT_JUDGMENT_FR } from './court-judgment.ts'
import { CREDIT_REFUSED_FR } from './credit-refused.ts'
import { DATA_BEFORE_A_CLAIM_FR } from './data-before-a-claim.ts'
import { DATA_BREACH_FR } from './data-breach.ts'
import { DATA_COPY_FR } from './data-copy.ts'
import { DEBT_COLLECTION_DEFAULT_FR } from './debt-collection-default.ts'
import { DEBT_COLLECTION_FACTS_FR } from './debt-collection-facts.ts'
import { DEBT_COLLECTION_INSIGHTS_FR } from './debt-collection-insights.ts'
import { DEBT_COLLECTION_OTHER_FR } from './debt-collection-other.ts'
import { DEBT_COLLECTION_RIGHTS_FR } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_SCOTLAND_NI_FR } from './debt-collection-scotland-ni.ts'
import { DEBT_COLLECTION_STEPS_FR } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_TACTICS_FR } from './debt-collection-tactics.ts'
import { DEBT_COLLECTION_FR } from './debt-collection.ts'
import { DEBT_PLAN_SCOTLAND_FR } from './debt-plan-scotland.ts'
import { DEFAULT_NOTICE_FR } from './default-notice.ts'
import { DEPOSIT_AT_THE_END_FR } from './deposit-at-the-end.ts'
import { DEPOSIT_DEDUCTIONS_FR } from './deposit-deductions.ts'
import { DEPOSIT_NORTHERN_IRELAND_FR } from './deposit-northern-ireland.ts'
import { DEPOSIT_PROTECTION_FR } from './deposit-protection.ts'
import { DEPOSIT_SCOTLAND_FR } from './deposit-scotland.ts'
import { DISMISSAL_NORTHERN_IRELAND_FR } from './dismissal-northern-ireland.ts'
import { DISMISSAL_RIGHTS_FR } from './dismissal-rights.ts'
import { DISMISSAL_STEPS_FR } from './dismissal-steps.ts'
import { DISMISSAL_FR } from './dismissal.ts'
import { DIVORCE_AND_PARTING_FR } from './divorce-and-parting.ts'
import { DIVORCE_NORTHERN_IRELAND_FR } from './divorce-northern-ireland.ts'
import { DIVORCE_SCOTLAND_FR } from './divorce-scotland.ts'
import { DIVORCE_PAPERS_FR } from './divorce.ts'
import { DRIVER_NOTICES_FR } from './driver-notices.ts'
import { ENERGY_BREATHING_SPACE_FR } from './energy-breathing-space.ts'
import { ENERGY_DEBT_FR } from './energy-debt.ts'
import { ENQUIRY_ATTENDANCE_ALLOWANCE_FR } from './enquiry-attendance-allowance.ts'
import { ENQUIRY_BAILIFF_CASES_FR } from './enquiry-bailiff-cases.ts'
import { ENQUIRY_BAILIFF_POWERS_FR } from './enquiry-bailiff-powers.ts'
import { ENQUIRY_BANK_HOLIDAYS_FR } from './enquiry-bank-holidays.ts'
import { ENQUIRY_BENEFIT_DEDUCTIONS_FR } from './enquiry-benefit-deductions.ts'
import { ENQUIRY_BOUNDARY_FR } from './enquiry-boundary.ts'
import { ENQUIRY_BROADBAND_FR } from './enquiry-broadband.ts'
import { ENQUIRY_CANCELLED_EVENT_FR } from './enquiry-cancelled-event.ts'
import { ENQUIRY_CAR_ON_FINANCE_FR } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CARERS_OVERPAID_FR } from './enquiry-carers-overpaid.ts'
import { ENQUIRY_CHILD_MAINTENANCE_FR } from './enquiry-child-maintenance.ts'
import { ENQUIRY_CONSUMER_GUIDANCE_FR } from './enquiry-consumer-guidance.ts'
import { ENQUIRY_COUNCIL_TAX_ALONE_FR } from './enquiry-council-tax-alone.ts'
import { ENQUIRY_COUNCIL_TAX_FR } from './enquiry-council-tax.ts'
import { ENQUIRY_COURT_FINE_FR } from './enquiry-court-fine.ts'
import { ENQUIRY_CREDIT_AGREEMENT_FR } from './enquiry-credit-agreement.ts'
import { ENQUIRY_CRIMINAL_RECORD_FR } from './enquiry-criminal-record.ts'
import { ENQUIRY_DAMP_AND_RENT_FR } from './enquiry-damp-and-rent.ts'
import { ENQUIRY_DEBT_BAILIFF_FR } from './enquiry-debt-bailiff.ts'
import { ENQUIRY_DEBT_CLAIMS_FR } from './enquiry-debt-claims.ts'
import { ENQUIRY_DEBT_COLLECTORS_FR } from './enquiry-debt-collectors.ts'
import { ENQUIRY_DEBT_COURT_FR } from './enquiry-debt-court.ts'
import { ENQUIRY_DEBT_DOOR_FR } from './enquiry-debt-door.ts'
import { ENQUIRY_DEBT_GUIDANCE_FR } from './enquiry-debt-guidance.ts'
import { ENQUIRY_DEBT_MONEY_FR } from './enquiry-debt-money.ts'
import { ENQUIRY_DEBT_PEOPLE_FR } from './enquiry-debt-people.ts'
import { ENQUIRY_DEBT_WAYS_OUT_FR } from './enquiry-debt-ways-out.ts'
import { ENQUIRY_DEBTS_OF_THE_DEAD_FR } from './enquiry-debts-of-the-dead.ts'
import { ENQUIRY_DEDUCTIONS_FR } from './enquiry-deductions.ts'
import { ENQUIRY_DEFAULT_NOTICE_FR } from './enquiry-default-notice.ts'
import { ENQUIRY_DELIVERY_FR } from './enquiry-delivery.ts'
import { ENQUIRY_DEPOSIT_FR } from './enquiry-deposit.ts'
import { ENQUIRY_DISCRIMINATION_FR } from './enquiry-discrimination.ts'
import { ENQUIRY_DISMISSAL_FR } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_AFTER_YEARS_FR } from './enquiry-dismissed-after-years.ts'
import { ENQUIRY_DIVORCE_CONSENT_FR } from './enquiry-divorce-consent.ts'
import { ENQUIRY_DOG_BITE_FR } from './enquiry-dog-bite.ts'
import { ENQUIRY_DRIVEWAY_FR } from './enquiry-driveway.ts'
import { ENQUIRY_EMPLOYMENT_GUIDANCE_FR } from './enquiry-employment-guidance.ts'
import { ENQUIRY_ENERGY_AND_WATER_FR } from './enquiry-energy-and-water.ts'
import { ENQUIRY_EVICTION_BY_BAILIFFS_FR } from './enquiry-eviction-by-bailiffs.ts'
import { ENQUIRY_EVICTION_FR } from './enquiry-eviction.ts'
import { ENQUIRY_FAILING_PLAN_FR } from './enquiry-failing-plan.ts'
import { ENQUIRY_FAMILY_MEDIATION_FR } from './enquiry-family-mediation.ts'
import { ENQUIRY_FAULTY_GOODS_FR } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FENCE_FR } from './enquiry-fence.ts'
import { ENQUIRY_FIT_FOR_WORK_FR } from './enquiry-fit-for-work.ts'
import { ENQUIRY_FLIGHT_LATE_FR } from './enquiry-flight-late.ts'
import { ENQUIRY_FLIGHT_FR } from './enquiry-flight.ts'
import { ENQUIRY_FREE_TV_LICENCE_FR } from './enquiry-free-tv-licence.ts'
import { ENQUIRY_GRIEVANCE_FR } from './enquiry-grievance.ts'
import { ENQUIRY_GUARANTOR_FR } from './enquiry-guarantor.ts'
import { ENQUIRY_HOLIDAY_AND_SICK_PAY_FR } from './enquiry-holiday-and-sick-pay.ts'
import { ENQUIRY_HOME_CASES_FR } from './enquiry-home-cases.ts'
import { ENQUIRY_HOMELESS_DECISION_FR } from './enquiry-homeless-decision.ts'
import { ENQUIRY_HOUSING_BENEFIT_FR } from './enquiry-housing-benefit.ts'
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
import { ENQUIRY_LEAVING_A_JOB_FR } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LIVING_TOGETHER_FR } from './enquiry-living-together.ts'
import { ENQUIRY_LUGGAGE_FR } from './enquiry-luggage.ts'
import { ENQUIRY_MAGISTRATES_FR } from './enquiry-magistrates.ts'
import { ENQUIRY_MATERNITY_PAY_FR } from './enquiry-maternity-pay.ts'
import { ENQUIRY_MORTGAGE_FR } from './enquiry-mortgage.ts'
import { ENQUIRY_MUSIC_LICENCE_FR } from './enquiry-music-licence.ts'
import { ENQUIRY_NEIGHBOUR_CAMERA_FR } from './enquiry-neighbour-camera.ts'
import { ENQUIRY_NEW_EMPLOYER_FR } from './enquiry-new-employer.ts'
import { ENQUIRY_NO_WILL_FR } from './enquiry-no-will.ts'
import { ENQUIRY_NOTICE_TOO_SHORT_FR } from './enquiry-notice-too-short.ts'
import { ENQUIRY_OLD_DEBT_FR } from './enquiry-old-debt.ts'
import { ENQUIRY_OVERPAID_WAGES_FR } from './enquiry-overpaid-wages.ts'
import { ENQUIRY_P45_FR } from './enquiry-p45.ts'
import { ENQUIRY_PACKAGE_HOLIDAY_FR } from './enquiry-package-holiday.ts'
import { ENQUIRY_PAID_BY_CARD_FR } from './enquiry-paid-by-card.ts'
import { ENQUIRY_PARENTS_APART_FR } from './enquiry-parents-apart.ts'
import { ENQUIRY_PARKING_APPEALS_FR } from './enquiry-parking-appeals.ts'
import { ENQUIRY_PARKING_CASES_FR } from './enquiry-parking-cases.ts'
import { ENQUIRY_PARKING_COUNCILS_FR } from './enquiry-parking-councils.ts'
import { ENQUIRY_PARKING_GUIDANCE_FR } from './enquiry-parking-guidance.ts'
import { ENQUIRY_PARKING_NOTICES_FR } from './enquiry-parking-notices.ts'
import { ENQUIRY_PARKING_WHO_PAYS_FR } from './enquiry-parking-who-pays.ts'
import { ENQUIRY_PAYMENT_NOT_MINE_FR } from './enquiry-payment-not-mine.ts'
import { ENQUIRY_PENALTY_POINTS_FR } from './enquiry-penalty-points.ts'
import { ENQUIRY_PENSION_CONTRIBUTIONS_FR } from './enquiry-pension-contributions.ts'
import { ENQUIRY_PESTS_FR } from './enquiry-pests.ts'
import { ENQUIRY_PICTURE_CLAIM_FR } from './enquiry-picture-claim.ts'
import { ENQUIRY_POLICE_COMPLAINT_FR } from './enquiry-police-complaint.ts'
import { ENQUIRY_POLICE_INTERVIEW_FR } from './enquiry-police-interview.ts'
import { ENQUIRY_POLICE_PROPERTY_FR } from './enquiry-police-property.ts'
import { ENQUIRY_POSSESSION_HEARING_FR } from './enquiry-possession-hearing.ts'
import { ENQUIRY_PRE_SETTLED_FR } from './enquiry-pre-settled.ts'
import { ENQUIRY_PREPAYMENT_METER_FR } from './enquiry-prepayment-meter.ts'
import { ENQUIRY_REDUNDANCY_FR } from './enquiry-redundancy.ts'
import { ENQUIRY_REFUND_FR } from './enquiry-refund.ts'
import { ENQUIRY_RENT_FR } from './enquiry-rent.ts'
import { ENQUIRY_REPAIRS_FR } from './enquiry-repairs.ts'
import { ENQUIRY_RIGHTS_DEBT_FR } from './enquiry-rights-debt.ts'
import { ENQUIRY_RIGHTS_HOME_WORK_FR } from './enquiry-rights-home-work.ts'
import { ENQUIRY_RIGHTS_PARKING_FR } from './enquiry-rights-parking.ts'
import { ENQUIRY_SAFETY_AT_HOME_FR } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SANCTION_FR } from './enquiry-sanction.ts'
import { ENQUIRY_SCAM_FR } from './enquiry-scam.ts'
import { ENQUIRY_SELLER_SAYS_NO_FR } from './enquiry-seller-says-no.ts'
import { ENQUIRY_SHARED_ADDRESS_DEBTS_FR } from './enquiry-shared-address-debts.ts'
import { ENQUIRY_SHOP_SECURITY_FR } from './enquiry-shop-security.ts'
import { ENQUIRY_SMALL_CLAIM_FR } from './enquiry-small-claim.ts'
import { ENQUIRY_SOLD_PRIVATELY_FR } from './enquiry-sold-privately.ts'
import { ENQUIRY_SOLICITOR_COMPLAINT_FR } from './enquiry-solicitor-complaint.ts'
import { ENQUIRY_SPARE_ROOM_FR } from './enquiry-spare-room.ts'
import { ENQUIRY_SPEEDING_FR } from './enquiry-speeding.ts'
import { ENQUIRY_STOP_LETTERS_FR } from './enquiry-stop-letters.ts'
import { ENQUIRY_TAX_CODE_FR } from './enquiry-tax-code.ts'
import { ENQUIRY_TAX_PLAN_FR } from './enquiry-tax-plan.ts'
import { ENQUIRY_TENANCY_FR } from './enquiry-tenancy.ts'
import { ENQUIRY_TENANT_FEES_FR } from './enquiry-tenant-fees.ts'
import { ENQUIRY_TERMS_OF_WORK_FR } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRADESPEOPLE_FR } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRAFFIC_BAILIFFS_FR } from './enquiry-traffic-bailiffs.ts'
import { ENQUIRY_TRAVEL_TIME_FR } from './enquiry-travel-time.ts'
import { ENQUIRY_TV_LICENCE_FR } from './enquiry-tv-licence.ts'
import { ENQUIRY_UNIVERSAL_CREDIT_FR } from './enquiry-universal-credit.ts'
import { ENQUIRY_UNKNOWN_CONVICTION_FR } from './enquiry-unknown-conviction.ts'
import { ENQUIRY_URGENT_FR } from './enquiry-urgent.ts'
import { ENQUIRY_USED_CAR_FR } from './enquiry-used-car.ts'
import { ENQUIRY_VEHICLE_FOR_WORK_FR } from './enquiry-vehicle-for-work.ts'
import { ENQUIRY_WAGES_FR } from './enquiry-wages.ts'
import { ENQUIRY_WARNINGS_AT_WORK_FR } from './enquiry-warnings-at-work.ts'
import { ENQUIRY_WORK_TRIBUNAL_FR } from './enquiry-work-tribunal.ts'
import { ENQUIRY_ZONE_CHARGES_FR } from './enquiry-zone-charges.ts'
import { EQUAL_SERVICE_FR } from './equal-service.ts'
import { ESTATE_DEBT_FR } from './estate-debt.ts'
import { EVICTION_FACTS_FR } from './eviction-facts.ts'
import { EVICTION_NATIONS_FR } from './eviction-nations.ts'
import { EVICTION_NOTICE_FR } from './eviction-notice.ts'
import { EVICTION_ORDER_FR } from './eviction-order.ts'
import { EVICTION_RIGHTS_FR } from './eviction-rights.ts'
import { EVICTION_SPECIAL_FR } from './eviction-special.ts'
import { EVICTION_STEPS_FR } from './eviction-steps.ts'
import { EXIT_AGREEMENT_FR } from './exit-agreement.ts'
import { FALSE_ADVERT_FR } from './false-advert.ts'
import { FIXED_PENALTIES_FR } from './fixed-penalties.ts'
import { FLIGHTS_FR } from './flights.ts'
import { GRIEVANCE_AT_WORK_FR } from './grievance-at-work.ts'
import { GROUND_RENT_FR } from './ground-rent.ts'
import { GYM_AND_COURSE_FEES_FR } from './gym-and-course-fees.ts'
import { HARASSMENT_FR } from './harassment.ts'
import { HEARING_AT_WORK_PAPERS_FR } from './hearing-at-work.ts'
import { HEDGES_AND_WALLS_FR } from './hedges-and-walls.ts'
import { HELP_ADVICE_FR } from './help-advice.ts'
import { HELP_OMBUDSMEN_FR } from './help-ombudsmen.ts'
import { HELP_FR } from './help.ts'
import { HIRE_PURCHASE_FR } from './hire-purchase.ts'
import { HOMELESS_DECISION_FR } from './homeless-decision.ts'
import { HOURS_OF_WORK_FR } from './hours-of-work.ts'
import { ILLNESS_AT_WORK_FR } from './illness-at-work.ts'
import { IMMIGRATION_REFUSAL_FR } from './immigration-refusal.ts'
import { IMMIGRATION_FR } from './immigration.ts'
import { INJURY_CLAIMS_FR } from './injury-claims.ts'
import { INSURANCE_DECISION_FR } from './insurance-decision.ts'
import { INSURANCE_RIGHTS_FR } from './insurance-rights.ts'
import { JURY_SERVICE_NORTHERN_IRELAND_FR } from './jury-service-northern-ireland.ts'
import { JURY_SERVICE_SCOTLAND_FR } from './jury-service-scotland.ts'
import { JURY_SERVICE_FR } from './jury-service.ts'
import { JURY_SUMMONS_FR } from './jury-summons.ts'
import { LANDLORD_DUTIES_FR } from './landlord-duties.ts'
import { LATE_PAYMENT_FR } from './late-payment.ts'
import { LEASE_FORFEITURE_FR } from './lease-forfeiture.ts'
import { LEASES_FR } from './leases.ts'
import { LEAVING_A_JOB_FR } from './leaving-a-job.ts'
import { LETTER_BEFORE_CLAIM_ACCIDENT_FR } from './letter-before-claim-accident.ts'
import { LETTER_BEFORE_CLAIM_ELEMENTS_FR } from './letter-before-claim-elements.ts'
import { LETTER_BEFORE_CLAIM_INSIGHTS_FR } from './letter-before-claim-insights.ts'
import { LETTER_BEFORE_CLAIM_KINDS_FR } from './letter-before-claim-kinds.ts'
import { LETTER_BEFORE_CLAIM_NATIONS_FR } from './letter-before-claim-nations.ts'
import { LETTER_BEFORE_CLAIM_RIGHTS_FR } from './letter-before-claim-rights.ts'
import { LETTER_BEFORE_CLAIM_STEPS_FR } from './letter-before-claim-steps.ts'
import { LETTER_BEFORE_CLAIM_FR } from './letter-before-claim.ts'
import { LETTERS_BEFORE_STEPS_FR } from './letters-before-steps.ts'
import { LIMITATION_FR } from './limitation.ts'
import { LODGER_NOTICE_NORTHERN_IRELAND_FR } from './lodger-notice-northern-ireland.ts'
import { LODGER_NOTICE_SCOTLAND_FR } from './lodger-notice-scotland.ts'
import { LODGER_NOTICE_FR } from './lodger-notice.ts'
import { LOST_DATA_FR } from './lost-data.ts'
import { MAINTENANCE_PAYMENTS_FR } from './maintenance-payments.ts'
import { MEMBERSHIP_DEBT_FR } from './membership-debt.ts'
import { MENTAL_HEALTH_HOSPITAL_FR } from './mental-health-hospital.ts'
import { MORTGAGE_ARREARS_FR } from './mortgage-arrears.ts'
import { MUSIC_HEARD_FR } from './music-heard.ts'
import { MUSIC_LICENCE_INSIGHTS_FR } from './music-licence-insights.ts'
import { MUSIC_LICENCE_STEPS_FR } from './music-licence-steps.ts'
import { MUSIC_LICENCE_FR } from './music-licence.ts'
import { NAMED_LAW_RIGHTS_FR } from './named-law-rights.ts'
import { NAMED_LAW_FR } from './named-law.ts'
import { NEIGHBOURS_FR } from './neighbours.ts'
import { NHS_CHARGES_FR } from './nhs-charges.ts'
import { OFFERS_FR } from './offers.ts'
import { ORDER_ON_A_HOME_FR } from './order-on-a-home.ts'
import { ORDER_ON_A_NUISANCE_FR } from './order-on-a-nuisance.ts'
import { ORDER_ON_BUILDING_FR } from './order-on-building.ts'
import { ORDER_ON_CONDUCT_FR } from './order-on-conduct.ts'
import { PARKING_ACTIONS_FR } from './parking-actions.ts'
import { PARKING_BELIEFS_FR } from './parking-beliefs.ts'
import { PARKING_FACTS_FR } from './parking-facts.ts'
import { PARKING_NOTICE_TO_KEEPER_FR } from './parking-notice-to-keeper.ts'
import { PARKING_OPTIONS_FR } from './parking-options.ts'
import { PARKING_PLACES_FR } from './parking-places.ts'
import { PARKING_RIGHTS_FR } from './parking-rights.ts'
import { PARKING_STAGES_FR } from './parking-stages.ts'
import { PARKING_STEPS_FR } from './parking-steps.ts'
import { PENALTY_CHARGE_ACTIONS_FR } from './penalty-charge-actions.ts'
import { PENALTY_CHARGE_FACTS_FR } from './penalty-charge-facts.ts'
import { PENALTY_CHARGE_OPTIONS_FR } from './penalty-charge-options.ts'
import { PENALTY_CHARGE_RIGHTS_FR } from './penalty-charge-rights.ts'
import { PENALTY_CHARGE_SCOTLAND_NI_FR } from './penalty-charge-scotland-ni.ts'
import { PENALTY_CHARGE_STEPS_FR } from './penalty-charge-steps.ts'
import { PENALTY_CHARGE_WALES_FR } from './penalty-charge-wales.ts'
import { PENALTY_FARE_FR } from './penalty-fare.ts'
import { PENSION_SCHEMES_FR } from './pension-schemes.ts'
import { PHONE_CONTRACT_FEE_FR } from './phone-contract-fee.ts'
import { PHONE_SERVICE_FR } from './phone-service.ts'
import { PLANNING_NEXT_DOOR_FR } from './planning-next-door.ts'
import { POLICE_AND_CHARGES_FR } from './police-and-charges.ts'
import { POLICE_INTERVIEW_FR } from './police-interview.ts'
import { POLICE_PENALTY_OFFERS_FR } from './police-penalty-offers.ts'
import { POLICY_CANCELLED_FR } from './policy-cancelled.ts'
import { POWER_OF_ATTORNEY_FR } from './power-of-attorney.ts'
import { PREGNANCY_AT_WORK_FR } from './pregnancy-at-work.ts'
import { PRESCRIPTION_PENALTY_FR } from './prescription-penalty.ts'
import { PRICE_RISE_ENERGY_FR } from './price-rise-energy.ts'
import { PRICE_RISE_INSURANCE_FR } from './price-rise-insurance.ts'
import { PRICE_RISE_PHONE_FR } from './price-rise-phone.ts'
import { PRICE_RISE_FR } from './price-rise.ts'
import { PROPERTY_FACTORS_FR } from './property-factors.ts'
import { RATES_NORTHERN_IRELAND_FR } from './rates-northern-ireland.ts'
import { REDUNDANCY_PAY_FR } from './redundancy-pay.ts'
import { RENT_ARREARS_FR } from './rent-arrears.ts'
import { RENT_INCREASE_NORTHERN_IRELAND_FR } from './rent-increase-northern-ireland.ts'
import { RENT_INCREASE_SCOTLAND_FR } from './rent-increase-scotland.ts'
import { RENT_INCREASE_WALES_FR } from './rent-increase-wales.ts'
import { RENT_INCREASE_FR } from './rent-increase.ts'
import { RENT_RISES_FR } from './rent-rises.ts'
import { REPORTING_WRONGS_FR } from './reporting-wrongs.ts'
import { ROAD_USER_CHARGES_FR } from './road-user-charges.ts'
import { SCAM_LAW_FR } from './scam-law.ts'
import { SCAM_SIGNS_FR } from './scam-signs.ts'
import { SCAM_STEPS_FR } from './scam-steps.ts'
import { SCAM_FR } from './scam.ts'
import { SCHOOL_ABSENCE_NORTHERN_IRELAND_FR } from './school-absence-northern-ireland.ts'
import { SCHOOL_ABSENCE_SCOTLAND_FR } from './school-absence-scotland.ts'
import { SCHOOL_ABSENCE_WALES_FR } from './school-absence-wales.ts'
import { SCHOOL_ABSENCE_FR } from './school-absence.ts'
import { SCHOOL_ATTENDANCE_FR } from './school-attendance.ts'
import { SCHOOL_EXCLUSION_FR } from './school-exclusion.ts'
import { SCHOOL_PLACES_FR } from './school-places.ts'
import { SCHOOL_SUPPORT_FR } from './school-support.ts'
import { SENDERS_COLLECTORS_FR } from './senders-collectors.ts'
import { SENDERS_PARKING_BAILIFFS_FR } from './senders-parking-bailiffs.ts'
import { SENDERS_FR } from './senders.ts'
import { SERVICE_CHARGE_SCOTLAND_FR } from './service-charge-scotland.ts'
import { SERVICE_CHARGE_FR } from './service-charge.ts'
import { SEVERAL_KINDS_FR } from './several-kinds.ts'
import { SHARED_HOME_FR } from './shared-home.ts'
import { SHOP_LEASE_FR } from './shop-lease.ts'
import { SOCIAL_WORKERS_FR } from './social-workers.ts'
import { SPEEDING_FR } from './speeding.ts'
import { STATUTORY_DEMAND_FR } from './statutory-demand.ts'
import { STUDENT_LOANS_FR } from './student-loans.ts'
import { STUDENT_OVERPAYMENT_FR } from './student-overpayment.ts'
import { SUSPENSION_AT_WORK_FR } from './suspension-at-work.ts'
import { TAX_CHECKS_FR } from './tax-checks.ts'
import { TAX_DEMAND_STEPS_FR } from './tax-demand-steps.ts'
import { TAX_DEMAND_FR } from './tax-demand.ts'
import { TRAINS_FR } from './trains.ts'
import { TRANSFER_OF_A_JOB_FR } from './transfer-of-a-job.ts'
import { TRIBUNAL_HEARING_FR } from './tribunal-hearing.ts'
import { TV_LICENCE_COURT_FR } from './tv-licence-court.ts'
import { TV_LICENCE_FR } from './tv-licence.ts'
import { UNIVERSAL_CREDIT_MOVE_FR } from './universal-credit-move.ts'
import { UNIVERSAL_CREDIT_FR } from './universal-credit.ts'
import { UTILITY_BILL_INSIGHTS_FR } from './utility-bill-insights.ts'
import { UTILITY_BILL_RIGHTS_FR } from './utility-bill-rights.ts'
import { UTILITY_BILL_FR } from './utility-bill.ts'
import { VEHICLE_TAX_PENALTY_FR } from './vehicle-tax-penalty.ts'
import { VIOLENCE_AT_HOME_FR } from './violence-at-home.ts'
import { WAGES_PAID_BY_MISTAKE_FR } from './wages-paid-by-mistake.ts'
import { WARNING_AT_WORK_FR } from './warning-at-work.ts'
import { WATER_BILLS_FR } from './water-bills.ts'
import { WILLS_FR } from './wills.ts'
import { WORK_AND_GOODS_FR } from './work-and-goods.ts'
import { WORKS_CONSULTATION_FR } from './works-consultation.ts'

export const GB_FR: Words = {
  ...NAMED_LAW_FR,
  ...NAMED_LAW_RIGHTS_FR,
  ...OFFERS_FR,
  ...UNIVERSAL_CREDIT_FR,
  ...GROUND_RENT_FR,
  ...COURT_FINE_FR,
  ...BAILIFF_STEPS_FR,
  ...BAILIFF_ACTIONS_FR,
  ...BAILIFF_CHECKS_FR,
  ...BAILIFF_RIGHTS_FR,
  ...BAILIFF_BELIEFS_FR,
  ...BAILIFF_FACTS_FR,
  ...BAILIFF_LATER_STAGES_FR,
  ...BAILIFF_SCOTLAND_FR,
  ...BAILIFF_NORTHERN_IRELAND_FR,
  ...BENEFIT_OVERPAYMENT_RIGHTS_FR,
  ...BENEFIT_REFUSED_FR,
  ...BENEFIT_OVERPAYMENT_FR,
  ...COPYRIGHT_LETTER_FR,
  ...ENQUIRY_PICTURE_CLAIM_FR,
  ...COUNCIL_TAX_STEPS_FR,
  ...COUNCIL_TAX_OPTIONS_FR,
  ...COUNCIL_TAX_ACTIONS_FR,
  ...COUNCIL_TAX_BILL_FR,
  ...COUNCIL_TAX_RIGHTS_FR,
  ...COUNCIL_TAX_BELIEFS_FR,
  ...COUNCIL_TAX_FACTS_FR,
  ...COUNCIL_TAX_SCOTLAND_FR,
  ...RATES_NORTHERN_IRELAND_FR,
  ...COURT_CLAIM_FACTS_FR,
  ...COURT_CLAIM_STEPS_FR,
  ...COURT_CLAIM_FR,
  ...COURT_CLAIM_GOODS_FR,
  ...COURT_CLAIM_POSSESSION_FR,
  ...COURT_CLAIM_ELEMENTS_FR,
  ...COURT_CLAIM_RIGHTS_FR,
  ...SEVERAL_KINDS_FR,
  ...COURT_CLAIM_SCOTLAND_FR,
  ...COURT_JUDGMENT_STEPS_FR,
  ...COURT_JUDGMENT_RIGHTS_FR,
  ...COURT_JUDGMENT_INSIGHTS_FR,
  ...COURT_JUDGMENT_FR,
  ...DEBT_COLLECTION_FACTS_FR,
  ...DEBT_COLLECTION_STEPS_FR,
  ...DEBT_COLLECTION_FR,
  ...DEBT_COLLECTION_OTHER_FR,
  ...DEBT_COLLECTION_INSIGHTS_FR,
  ...DEBT_COLLECTION_TACTICS_FR,
  ...DEBT_COLLECTION_DEFAULT_FR,
  ...DEBT_COLLECTION_RIGHTS_FR,
  ...DEBT_COLLECTION_SCOTLAND_NI_FR,
  ...COURT_JUDGMENT_NATIONS_FR,
  ...DISMISSAL_STEPS_FR,
  ...DISMISSAL_RIGHTS_FR,
  ...DISMISSAL_FR,
  ...ENQUIRY_BAILIFF_CASES_FR,
  ...ENQUIRY_BAILIFF_POWERS_FR,
  ...ENQUIRY_COUNCIL_TAX_FR,
  ...ENQUIRY_BENEFIT_DEDUCTIONS_FR,
  ...ENQUIRY_CREDIT_AGREEMENT_FR,
  ...ENQUIRY_FREE_TV_LICENCE_FR,
  ...ENQUIRY_PARKING_WHO_PAYS_FR,
  ...ENQUIRY_MUSIC_LICENCE_FR,
  ...ENQUIRY_FAULTY_GOODS_FR,
  ...ENQUIRY_REFUND_FR,
  ...ENQUIRY_LEAVING_A_CONTRACT_FR,
  ...ENQUIRY_DELIVERY_FR,
  ...ENQUIRY_USED_CAR_FR,
  ...ENQUIRY_TRADESPEOPLE_FR,
  ...ENQUIRY_PAID_BY_CARD_FR,
  ...ENQUIRY_CANCELLED_EVENT_FR,
  ...ENQUIRY_SELLER_SAYS_NO_FR,
  ...ENQUIRY_SHOP_SECURITY_FR,
  ...ENQUIRY_CONSUMER_GUIDANCE_FR,
  ...ENQUIRY_DEBT_MONEY_FR,
  ...ENQUIRY_DEBT_WAYS_OUT_FR,
  ...ENQUIRY_DEBT_COURT_FR,
  ...ENQUIRY_DEBT_DOOR_FR,
  ...ENQUIRY_DEBT_BAILIFF_FR,
  ...ENQUIRY_OLD_DEBT_FR,
  ...ENQUIRY_DEBT_CLAIMS_FR,
  ...ENQUIRY_INSOLVENCY_FR,
  ...ENQUIRY_DEBT_PEOPLE_FR,
  ...ENQUIRY_DEBT_GUIDANCE_FR,
  ...ENQUIRY_WARNINGS_AT_WORK_FR,
  ...ENQUIRY_DISMISSAL_FR,
  ...ENQUIRY_WORK_TRIBUNAL_FR,
  ...ENQUIRY_HOLIDAY_AND_SICK_PAY_FR,
  ...ENQUIRY_WAGES_FR,
  ...ENQUIRY_REDUNDANCY_FR,
  ...ENQUIRY_DISCRIMINATION_FR,
  ...ENQUIRY_TERMS_OF_WORK_FR,
  ...ENQUIRY_EMPLOYMENT_GUIDANCE_FR,
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
  ...ENQUIRY_PARKING_NOTICES_FR,
  ...ENQUIRY_PARKING_APPEALS_FR,
  ...ENQUIRY_PARKING_CASES_FR,
  ...ENQUIRY_PARKING_GUIDANCE_FR,
  ...EVICTION_STEPS_FR,
  ...EVICTION_RIGHTS_FR,
  ...EVICTION_FACTS_FR,
  ...RENT_ARREARS_FR,
  ...EVICTION_NOTICE_FR,
  ...EVICTION_ORDER_FR,
  ...EVICTION_SPECIAL_FR,
  ...COUNCIL_TENANCY_FR,
  ...HELP_ADVICE_FR,
  ...HELP_OMBUDSMEN_FR,
  ...HELP_FR,
  ...INSURANCE_RIGHTS_FR,
  ...INSURANCE_DECISION_FR,
  ...LETTER_BEFORE_CLAIM_NATIONS_FR,
  ...LETTER_BEFORE_CLAIM_STEPS_FR,
  ...LETTER_BEFORE_CLAIM_RIGHTS_FR,
  ...LETTER_BEFORE_CLAIM_INSIGHTS_FR,
  ...LETTER_BEFORE_CLAIM_FR,
  ...DATA_BEFORE_A_CLAIM_FR,
  ...LETTER_BEFORE_CLAIM_ACCIDENT_FR,
  ...LETTER_BEFORE_CLAIM_ELEMENTS_FR,
  ...LETTER_BEFORE_CLAIM_KINDS_FR,
  ...LIMITATION_FR,
  ...MUSIC_HEARD_FR,
  ...MUSIC_LICENCE_STEPS_FR,
  ...MUSIC_LICENCE_INSIGHTS_FR,
  ...MUSIC_LICENCE_FR,
  ...PARKING_STEPS_FR,
  ...PARKING_OPTIONS_FR,
  ...PARKING_ACTIONS_FR,
  ...PARKING_RIGHTS_FR,
  ...PARKING_NOTICE_TO_KEEPER_FR,
  ...PARKING_BELIEFS_FR,
  ...PARKING_FACTS_FR,
  ...PARKING_STAGES_FR,
  ...PENALTY_CHARGE_STEPS_FR,
  ...PENALTY_CHARGE_OPTIONS_FR,
  ...PENALTY_CHARGE_ACTIONS_FR,
  ...PENALTY_CHARGE_RIGHTS_FR,
  ...PENALTY_CHARGE_FACTS_FR,
  ...PENALTY_CHARGE_SCOTLAND_NI_FR,
  ...PENALTY_CHARGE_WALES_FR,
  ...SCAM_STEPS_FR,
  ...SCAM_SIGNS_FR,
  ...SCAM_FR,
  ...SENDERS_COLLECTORS_FR,
  ...SENDERS_FR,
  ...SENDERS_PARKING_BAILIFFS_FR,
  ...STATUTORY_DEMAND_FR,
  ...TAX_DEMAND_STEPS_FR,
  ...TAX_DEMAND_FR,
  ...ENQUIRY_LATE_TAX_RETURN_FR,
  ...TV_LICENCE_COURT_FR,
  ...TV_LICENCE_FR,
  ...ENQUIRY_TV_LICENCE_FR,
  ...UTILITY_BILL_RIGHTS_FR,
  ...UTILITY_BILL_INSIGHTS_FR,
  ...UTILITY_BILL_FR,
  ...ENERGY_DEBT_FR,
  ...MORTGAGE_ARREARS_FR,
  ...ENQUIRY_MORTGAGE_FR,
  ...CONSUMER_CONTRACT_RIGHTS_FR,
  ...CONSUMER_CONTRACT_FR,
  ...MEMBERSHIP_DEBT_FR,
  ...DEPOSIT_DEDUCTIONS_FR,
  ...CEASE_AND_DESIST_FR,
  ...EVICTION_NATIONS_FR,
  ...CLAIMS_ON_CREDIT_FR,
  ...GYM_AND_COURSE_FEES_FR,
  ...WORK_AND_GOODS_FR,
  ...PROPERTY_FACTORS_FR,
  ...CLAIMS_ON_PARKING_AND_HOMES_FR,
  ...CLAIMS_ON_PUBLIC_DEBTS_FR,
  ...CLAIMS_NORTHERN_IRELAND_FR,
  ...COUNCIL_TAX_RECOVERY_FR,
  ...ROAD_USER_CHARGES_FR,
  ...BAILIFF_COURTS_FR,
  ...COURT_CLAIM_HOME_AND_CREDIT_FR,
  ...SCAM_LAW_FR,
  ...PARKING_PLACES_FR,
  ...LETTERS_BEFORE_STEPS_FR,
  ...ENQUIRY_RIGHTS_PARKING_FR,
  ...ENQUIRY_RIGHTS_DEBT_FR,
  ...ENQUIRY_RIGHTS_HOME_WORK_FR,
  ...PENALTY_FARE_FR,
  ...FIXED_PENALTIES_FR,
  ...SPEEDING_FR,
  ...ENQUIRY_URGENT_FR,
  ...RENT_INCREASE_WALES_FR,
  ...RENT_INCREASE_SCOTLAND_FR,
  ...RENT_INCREASE_NORTHERN_IRELAND_FR,
  ...RENT_INCREASE_FR,
  ...SERVICE_CHARGE_SCOTLAND_FR,
  ...SERVICE_CHARGE_FR,
  ...LEASE_FORFEITURE_FR,
  ...WARNING_AT_WORK_FR,
  ...SUSPENSION_AT_WORK_FR,
  ...HEARING_AT_WORK_PAPERS_FR,
  ...EXIT_AGREEMENT_FR,
  ...DRIVER_NOTICES_FR,
  ...POLICE_PENALTY_OFFERS_FR,
  ...JURY_SERVICE_SCOTLAND_FR,
  ...JURY_SERVICE_NORTHERN_IRELAND_FR,
  ...JURY_SERVICE_FR,
  ...SCHOOL_ABSENCE_WALES_FR,
  ...SCHOOL_ABSENCE_SCOTLAND_FR,
  ...SCHOOL_ABSENCE_NORTHERN_IRELAND_FR,
  ...SCHOOL_ABSENCE_FR,
  ...UNIVERSAL_CREDIT_MOVE_FR,
  ...CHILD_MAINTENANCE_FR,
  ...ENQUIRY_CHILD_MAINTENANCE_FR,
  ...IMMIGRATION_REFUSAL_FR,
  ...DIVORCE_SCOTLAND_FR,
  ...DIVORCE_NORTHERN_IRELAND_FR,
  ...DIVORCE_PAPERS_FR,
  ...ORDER_ON_A_NUISANCE_FR,
  ...ORDER_ON_CONDUCT_FR,
  ...ORDER_ON_BUILDING_FR,
  ...ORDER_ON_A_HOME_FR,
  ...COMPLAINT_REFUSED_FR,
  ...PHONE_CONTRACT_FEE_FR,
  ...LOST_DATA_FR,
  ...BANK_ACCOUNT_FR,
  ...LANDLORD_DUTIES_FR,
  ...CONTACT_WITH_CHILDREN_FR,
  ...DIVORCE_AND_PARTING_FR,
  ...VIOLENCE_AT_HOME_FR,
  ...SOCIAL_WORKERS_FR,
  ...POWER_OF_ATTORNEY_FR,
  ...ENQUIRY_FAMILY_MEDIATION_FR,
  ...IMMIGRATION_FR,
  ...CARS_AND_LICENCES_FR,
  ...POLICE_AND_CHARGES_FR,
  ...JURY_SUMMONS_FR,
  ...ENQUIRY_LATE_TRAIN_FR,
  ...ENQUIRY_PACKAGE_HOLIDAY_FR,
  ...BENEFIT_DECISION_FR,
  ...ENQUIRY_SANCTION_FR,
  ...TRANSFER_OF_A_JOB_FR,
  ...REDUNDANCY_PAY_FR,
  ...ILLNESS_AT_WORK_FR,
  ...LEAVING_A_JOB_FR,
  ...REPORTING_WRONGS_FR,
  ...TAX_CHECKS_FR,
  ...HOMELESS_DECISION_FR,
  ...HARASSMENT_FR,
  ...CONTRACT_SIGNED_AT_HOME_FR,
  ...CARD_REFUND_FR,
  ...BLUE_BADGE_FR,
  ...DEBT_PLAN_SCOTLAND_FR,
  ...PRICE_RISE_PHONE_FR,
  ...PRICE_RISE_ENERGY_FR,
  ...PRICE_RISE_INSURANCE_FR,
  ...PRICE_RISE_FR,
  ...DATA_BREACH_FR,
  ...DEPOSIT_SCOTLAND_FR,
  ...DEPOSIT_NORTHERN_IRELAND_FR,
  ...DEPOSIT_PROTECTION_FR,
  ...DEPOSIT_AT_THE_END_FR,
  ...SHARED_HOME_FR,
  ...HOURS_OF_WORK_FR,
  ...DATA_COPY_FR,
  ...WILLS_FR,
  ...GRIEVANCE_AT_WORK_FR,
  ...COURT_INCOME_FORM_FR,
  ...LODGER_NOTICE_SCOTLAND_FR,
  ...LODGER_NOTICE_NORTHERN_IRELAND_FR,
  ...LODGER_NOTICE_FR,
  ...BENEFIT_TRIBUNAL_HEARING_FR,
  ...TRIBUNAL_HEARING_FR,
  ...PLANNING_NEXT_DOOR_FR,
  ...MENTAL_HEALTH_HOSPITAL_FR,
  ...SHOP_LEASE_FR,
  ...INJURY_CLAIMS_FR,
  ...EQUAL_SERVICE_FR,
  ...PREGNANCY_AT_WORK_FR,
  ...PRESCRIPTION_PENALTY_FR,
  ...VEHICLE_TAX_PENALTY_FR,
  ...BENEFIT_REVIEW_FR,
  ...POLICY_CANCELLED_FR,
  ...ACCOUNT_CLOSING_FR,
  ...DISMISSAL_NORTHERN_IRELAND_FR,
  ...BENEFITS_NORTHERN_IRELAND_FR,
  ...ESTATE_DEBT_FR,
  ...POLICE_INTERVIEW_FR,
  ...ENQUIRY_POLICE_INTERVIEW_FR,
  ...DEFAULT_NOTICE_FR,
  ...WORKS_CONSULTATION_FR,
  ...CARE_CHARGES_FR,
  ...STUDENT_OVERPAYMENT_FR,
  ...ENQUIRY_SPEEDING_FR,
  ...ENQUIRY_STOP_LETTERS_FR,
  ...ENQUIRY_INSURANCE_FR,
  ...ENQUIRY_SMALL_CLAIM_FR,
  ...ENQUIRY_UNKNOWN_CONVICTION_FR,
  ...ENQUIRY_DRIVEWAY_FR,
  ...ENQUIRY_DEBT_COLLECTORS_FR,
  ...CREDIT_REFUSED_FR,
  ...ENQUIRY_PARKING_COUNCILS_FR,
  ...TRAINS_FR,
  ...FLIGHTS_FR,
  ...PHONE_SERVICE_FR,
  ...STUDENT_LOANS_FR,
  ...PENSION_SCHEMES_FR,
  ...MAINTENANCE_PAYMENTS_FR,
  ...SCHOOL_EXCLUSION_FR,
  ...SCHOOL_SUPPORT_FR,
  ...SCHOOL_ATTENDANCE_FR,
  ...SCHOOL_PLACES_FR,
  ...WAGES_PAID_BY_MISTAKE_FR,
  ...ARREARS_NOTICES_FR,
  ...LEASES_FR,
  ...HEDGES_AND_WALLS_FR,
  ...NEIGHBOURS_FR,
  ...RENT_RISES_FR,
  ...WATER_BILLS_FR,
  ...HIRE_PURCHASE_FR,
  ...LATE_PAYMENT_FR,
  ...NHS_CHARGES_FR,
  ...CARE_FEES_FR,
  ...FALSE_ADVERT_FR,
  ...ENERGY_BREATHING_SPACE_FR,
  ...ENQUIRY_POSSESSION_HEARING_FR,
  ...ENQUIRY_HOUSING_BENEFIT_FR,
  ...ENQUIRY_NO_WILL_FR,
  ...ENQUIRY_SAFETY_AT_HOME_FR,
  ...ENQUIRY_BOUNDARY_FR,
  ...ENQUIRY_LUGGAGE_FR,
  ...ENQUIRY_TAX_CODE_FR,
  ...ENQUIRY_ZONE_CHARGES_FR,
  ...ENQUIRY_PENSION_CONTRIBUTIONS_FR,
  ...ENQUIRY_EVICTION_BY_BAILIFFS_FR,
  ...ENQUIRY_JOINT_TENANCY_FR,
  ...ENQUIRY_TENANT_FEES_FR,
  ...ENQUIRY_NOTICE_TOO_SHORT_FR,
  ...ENQUIRY_TRAVEL_TIME_FR,
  ...ENQUIRY_LEAVING_A_JOB_FR,
  ...ENQUIRY_OVERPAID_WAGES_FR,
  ...ENQUIRY_BANK_HOLIDAYS_FR,
  ...ENQUIRY_CAR_ON_FINANCE_FR,
  ...ENQUIRY_DEBTS_OF_THE_DEAD_FR,
  ...ENQUIRY_TRAFFIC_BAILIFFS_FR,
  ...ENQUIRY_PREPAYMENT_METER_FR,
  ...ENQUIRY_CARERS_OVERPAID_FR,
  ...ENQUIRY_UNIVERSAL_CREDIT_FR,
  ...ENQUIRY_SOLD_PRIVATELY_FR,
  ...ENQUIRY_CRIMINAL_RECORD_FR,
  ...ENQUIRY_MAGISTRATES_FR,
  ...ENQUIRY_PARENTS_APART_FR,
  ...ENQUIRY_DIVORCE_CONSENT_FR,
  ...ENQUIRY_LIVING_TOGETHER_FR,
  ...ENQUIRY_PRE_SETTLED_FR,
  ...ENQUIRY_COUNCIL_TAX_ALONE_FR,
  ...ENQUIRY_GUARANTOR_FR,
  ...ENQUIRY_FENCE_FR,
  ...ENQUIRY_PAYMENT_NOT_MINE_FR,
  ...ENQUIRY_DISMISSED_AFTER_YEARS_FR,
  ...ENQUIRY_DEDUCTIONS_FR,
  ...ENQUIRY_FLIGHT_LATE_FR,
  ...ENQUIRY_MATERNITY_PAY_FR,
  ...ENQUIRY_GRIEVANCE_FR,
  ...ENQUIRY_NEW_EMPLOYER_FR,
  ...ENQUIRY_FAILING_PLAN_FR,
  ...ENQUIRY_DEFAULT_NOTICE_FR,
  ...ENQUIRY_COURT_FINE_FR,
  ...ENQUIRY_PENALTY_POINTS_FR,
  ...ENQUIRY_POLICE_PROPERTY_FR,
  ...ENQUIRY_POLICE_COMPLAINT_FR,
  ...ENQUIRY_FIT_FOR_WORK_FR,
  ...ENQUIRY_ATTENDANCE_ALLOWANCE_FR,
  ...ENQUIRY_SPARE_ROOM_FR,
  ...ENQUIRY_TAX_PLAN_FR,
  ...ENQUIRY_P45_FR,
  ...ENQUIRY_SOLICITOR_COMPLAINT_FR,
  ...ENQUIRY_DOG_BITE_FR,
  ...ENQUIRY_NEIGHBOUR_CAMERA_FR,
  ...ENQUIRY_PESTS_FR,
  ...ENQUIRY_DAMP_AND_RENT_FR,
  ...ENQUIRY_VEHICLE_FOR_WORK_FR,
  ...ENQUIRY_SHARED_ADDRESS_DEBTS_FR,
}
