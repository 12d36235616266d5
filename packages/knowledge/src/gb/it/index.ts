/** The United Kingdom in Italian. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOUNT_CLOSING_IT } from './account-closing.ts'
import { ARREARS_NOTICES_IT } from './arrears-notices.ts'
import { BAILIFF_ACTIONS_IT } from './bailiff-actions.ts'
import { BAILIFF_BELIEFS_IT } from './bailiff-beliefs.ts'
import { BAILIFF_CHECKS_IT } from './bailiff-checks.ts'
import { BAILIFF_COURTS_IT } from './bailiff-courts.ts'
import { BAILIFF_FACTS_IT } from './bailiff-facts.ts'
import { BAILIFF_LATER_STAGES_IT } from './bailiff-later-stages.ts'
import { BAILIFF_NORTHERN_IRELAND_IT } from './bailiff-northern-ireland.ts'
import { BAILIFF_RIGHTS_IT } from './bailiff-rights.ts'
import { BAILIFF_SCOTLAND_IT } from './bailiff-scotland.ts'
import { BAILIFF_STEPS_IT } from './bailiff-steps.ts'
import { BANK_ACCOUNT_IT } from './bank-account.ts'
import { BENEFIT_DECISION_IT } from './benefit-decision.ts'
import { BENEFIT_OVERPAYMENT_RIGHTS_IT } from './benefit-overpayment-rights.ts'
import { BENEFIT_OVERPAYMENT_IT } from './benefit-overpayment.ts'
import { BENEFIT_REFUSED_IT } from './benefit-refused.ts'
import { BENEFIT_REVIEW_IT } from './benefit-review.ts'
import { BENEFIT_TRIBUNAL_HEARING_IT } from './benefit-tribunal-hearing.ts'
import { BENEFITS_NORTHERN_IRELAND_IT } from './benefits-northern-ireland.ts'
import { BLUE_BADGE_IT } from './blue-badge.ts'
import { CARD_REFUND_IT } from './card-refund.ts'
import { CARE_CHARGES_IT } from './care-charges.ts'
import { CARE_FEES_IT } from './care-fees.ts'
import { CARS_AND_LICENCES_IT } from './cars-and-licences.ts'
import { CEASE_AND_DESIST_IT } from './cease-and-desist.ts'
import { CHILD_MAINTENANCE_IT } from './child-maintenance.ts'
import { CLAIMS_NORTHERN_IRELAND_IT } from './claims-northern-ireland.ts'
import { CLAIMS_ON_CREDIT_IT } from './claims-on-credit.ts'
import { CLAIMS_ON_PARKING_AND_HOMES_IT } from './claims-on-parking-and-homes.ts'
import { CLAIMS_ON_PUBLIC_DEBTS_IT } from './claims-on-public-debts.ts'
import { COMPLAINT_REFUSED_IT } from './complaint-refused.ts'
import { CONSUMER_CONTRACT_RIGHTS_IT } from './consumer-contract-rights.ts'
import { CONSUMER_CONTRACT_IT } from './consumer-contract.ts'
import { CONTACT_WITH_CHILDREN_IT } from './contact-with-children.ts'
import { CONTRACT_SIGNED_AT_HOME_IT } from './contract-signed-at-home.ts'
import { COPYRIGHT_LETTER_IT } from './copyright-letter.ts'
import { COUNCIL_TAX_ACTIONS_IT } from './council-tax-actions.ts'
import { COUNCIL_TAX_BELIEFS_IT } from './council-tax-beliefs.ts'
import { COUNCIL_TAX_BILL_IT } from './council-tax-bill.ts'
import { COUNCIL_TAX_FACTS_IT } from './council-tax-facts.ts'
import { COUNCIL_TAX_OPTIONS_IT } from './council-tax-options.ts'
import { COUNCIL_TAX_RECOVERY_IT } from './council-tax-recovery.ts'
import { COUNCIL_TAX_RIGHTS_IT } from './council-tax-rights.ts'
import { COUNCIL_TAX_SCOTLAND_IT } from './council-tax-scotland.ts'
import { COUNCIL_TAX_STEPS_IT } from './council-tax-steps.ts'
import { COUNCIL_TENANCY_IT } from './council-tenancy.ts'
import { COURT_CLAIM_ELEMENTS_IT } from './court-claim-elements.ts'
import { COURT_CLAIM_FACTS_IT } from './court-claim-facts.ts'
import { COURT_CLAIM_GOODS_IT } from './court-claim-goods.ts'
import { COURT_CLAIM_HOME_AND_CREDIT_IT } from './court-claim-home-credit.ts'
import { COURT_CLAIM_POSSESSION_IT } from './court-claim-possession.ts'
import { COURT_CLAIM_RIGHTS_IT } from './court-claim-rights.ts'
import { COURT_CLAIM_SCOTLAND_IT } from './court-claim-scotland.ts'
import { COURT_CLAIM_STEPS_IT } from './court-claim-steps.ts'
import { COURT_CLAIM_IT } from './court-claim.ts'
import { COURT_FINE_IT } from './court-fine.ts'
import { COURT_INCOME_FORM_IT } from './court-income-form.ts'
import { COURT_JUDGMENT_INSIGHTS_IT } from './court-judgment-insights.ts'
import { COURT_JUDGMENT_NATIONS_IT } from './court-judgment-nations.ts'
import { COURT_JUDGMENT_RIGHTS_IT } from './court-judgment-rights.ts'
import { COURT_JUDGMENT_STEPS_IT } from './court-judgment-steps.ts'
import { COURT_JUDGMENT_IT } from './court-judgment.ts'
import { CREDIT_REFUSED_IT } from './credit-refused.ts'
import { DATA_BEFORE_A_CLAIM_IT } from './data-before-a-claim.ts'
import { DATA_BREACH_IT } from './data-breach.ts'
import { DATA_COPY_IT } from './data-copy.ts'
import { DEBT_COLLECTION_DEFAULT_IT } from './debt-collection-default.ts'
import { DEBT_COLLECTION_FACTS_IT } from './debt-collection-facts.ts'
import { DEBT_COLLECTION_INSIGHTS_IT } from './debt-collection-insights.ts'
import { DEBT_COLLECTION_OTHER_IT } from './debt-collection-other.ts'
import { DEBT_COLLECTION_RIGHTS_IT } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_SCOTLAND_NI_IT } from './debt-collection-scotland-ni.ts'
import { DEBT_COLLECTION_STEPS_IT } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_TACTICS_IT } from './debt-collection-tactics.ts'
import { DEBT_COLLECTION_IT } from './debt-collection.ts'
import { DEBT_PLAN_SCOTLAND_IT } from './debt-plan-scotland.ts'
import { DEFAULT_NOTICE_IT } from './default-notice.ts'
import { DEPOSIT_AT_THE_END_IT } from './deposit-at-the-end.ts'
import { DEPOSIT_DEDUCTIONS_IT } from './deposit-deductions.ts'
import { DEPOSIT_NORTHERN_IRELAND_IT } from './deposit-northern-ireland.ts'
import { DEPOSIT_PROTECTION_IT } from './deposit-protection.ts'
import { DEPOSIT_SCOTLAND_IT } from './deposit-scotland.ts'
import { DISMISSAL_NORTHERN_IRELAND_IT } from './dismissal-northern-ireland.ts'
import { DISMISSAL_RIGHTS_IT } from './dismissal-rights.ts'
import { DISMISSAL_STEPS_IT } from './dismissal-steps.ts'
import { DISMISSAL_IT } from './dismissal.ts'
import { DIVORCE_AND_PARTING_IT } from './divorce-and-parting.ts'
import { DIVORCE_NORTHERN_IRELAND_IT } from './divorce-northern-ireland.ts'
import { DIVORCE_SCOTLAND_IT } from './divorce-scotland.ts'
import { DIVORCE_PAPERS_IT } from './divorce.ts'
import { DRIVER_NOTICES_IT } from './driver-notices.ts'
import { ENERGY_BREATHING_SPACE_IT } from './energy-breathing-space.ts'
import { ENERGY_DEBT_IT } from './energy-debt.ts'
import { ENQUIRY_ATTENDANCE_ALLOWANCE_IT } from './enquiry-attendance-allowance.ts'
import { ENQUIRY_BAILIFF_CASES_IT } from './enquiry-bailiff-cases.ts'
import { ENQUIRY_BAILIFF_POWERS_IT } from './enquiry-bailiff-powers.ts'
import { ENQUIRY_BANK_HOLIDAYS_IT } from './enquiry-bank-holidays.ts'
import { ENQUIRY_BENEFIT_DEDUCTIONS_IT } from './enquiry-benefit-deductions.ts'
import { ENQUIRY_BOUNDARY_IT } from './enquiry-boundary.ts'
import { ENQUIRY_BROADBAND_IT } from './enquiry-broadband.ts'
import { ENQUIRY_CANCELLED_EVENT_IT } from './enquiry-cancelled-event.ts'
import { ENQUIRY_CAR_ON_FINANCE_IT } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CARERS_OVERPAID_IT } from './enquiry-carers-overpaid.ts'
import { ENQUIRY_CHILD_MAINTENANCE_IT } from './enquiry-child-maintenance.ts'
import { ENQUIRY_CONSUMER_GUIDANCE_IT } from './enquiry-consumer-guidance.ts'
import { ENQUIRY_COUNCIL_TAX_ALONE_IT } from './enquiry-council-tax-alone.ts'
import { ENQUIRY_COUNCIL_TAX_IT } from './enquiry-council-tax.ts'
import { ENQUIRY_COURT_FINE_IT } from './enquiry-court-fine.ts'
import { ENQUIRY_CREDIT_AGREEMENT_IT } from './enquiry-credit-agreement.ts'
import { ENQUIRY_CRIMINAL_RECORD_IT } from './enquiry-criminal-record.ts'
import { ENQUIRY_DAMP_AND_RENT_IT } from './enquiry-damp-and-rent.ts'
import { ENQUIRY_DEBT_BAILIFF_IT } from './enquiry-debt-bailiff.ts'
import { ENQUIRY_DEBT_CLAIMS_IT } from './enquiry-debt-claims.ts'
import { ENQUIRY_DEBT_COLLECTORS_IT } from './enquiry-debt-collectors.ts'
import { ENQUIRY_DEBT_COURT_IT } from './enquiry-debt-court.ts'
import { ENQUIRY_DEBT_DOOR_IT } from './enquiry-debt-door.ts'
import { ENQUIRY_DEBT_GUIDANCE_IT } from './enquiry-debt-guidance.ts'
import { ENQUIRY_DEBT_MONEY_IT } from './enquiry-debt-money.ts'
import { ENQUIRY_DEBT_PEOPLE_IT } from './enquiry-debt-people.ts'
import { ENQUIRY_DEBT_WAYS_OUT_IT } from './enquiry-debt-ways-out.ts'
import { ENQUIRY_DEBTS_OF_THE_DEAD_IT } from './enquiry-debts-of-the-dead.ts'
import { ENQUIRY_DEDUCTIONS_IT } from './enquiry-deductions.ts'
import { ENQUIRY_DEFAULT_NOTICE_IT } from './enquiry-default-notice.ts'
import { ENQUIRY_DELIVERY_IT } from './enquiry-delivery.ts'
import { ENQUIRY_DEPOSIT_IT } from './enquiry-deposit.ts'
import { ENQUIRY_DISCRIMINATION_IT } from './enquiry-discrimination.ts'
import { ENQUIRY_DISMISSAL_IT } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_AFTER_YEARS_IT } from './enquiry-dismissed-after-years.ts'
import { ENQUIRY_DIVORCE_CONSENT_IT } from './enquiry-divorce-consent.ts'
import { ENQUIRY_DOG_BITE_IT } from './enquiry-dog-bite.ts'
import { ENQUIRY_DRIVEWAY_IT } from './enquiry-driveway.ts'
import { ENQUIRY_EMPLOYMENT_GUIDANCE_IT } from './enquiry-employment-guidance.ts'
import { ENQUIRY_ENERGY_AND_WATER_IT } from './enquiry-energy-and-water.ts'
import { ENQUIRY_EVICTION_BY_BAILIFFS_IT } from './enquiry-eviction-by-bailiffs.ts'
import { ENQUIRY_EVICTION_IT } from './enquiry-eviction.ts'
import { ENQUIRY_FAILING_PLAN_IT } from './enquiry-failing-plan.ts'
import { ENQUIRY_FAMILY_MEDIATION_IT } from './enquiry-family-mediation.ts'
import { ENQUIRY_FAULTY_GOODS_IT } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FENCE_IT } from './enquiry-fence.ts'
import { ENQUIRY_FIT_FOR_WORK_IT } from './enquiry-fit-for-work.ts'
import { ENQUIRY_FLIGHT_LATE_IT } from './enquiry-flight-late.ts'
import { ENQUIRY_FLIGHT_IT } from './enquiry-flight.ts'
import { ENQUIRY_FREE_TV_LICENCE_IT } from './enquiry-free-tv-licence.ts'
import { ENQUIRY_GRIEVANCE_IT } from './enquiry-grievance.ts'
import { ENQUIRY_GUARANTOR_IT } from './enquiry-guarantor.ts'
import { ENQUIRY_HOLIDAY_AND_SICK_PAY_IT } from './enquiry-holiday-and-sick-pay.ts'
import { ENQUIRY_HOME_CASES_IT } from './enquiry-home-cases.ts'
import { ENQUIRY_HOMELESS_DECISION_IT } from './enquiry-homeless-decision.ts'
import { ENQUIRY_HOUSING_BENEFIT_IT } from './enquiry-housing-benefit.ts'
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
import { ENQUIRY_LEAVING_A_JOB_IT } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LIVING_TOGETHER_IT } from './enquiry-living-together.ts'
import { ENQUIRY_LUGGAGE_IT } from './enquiry-luggage.ts'
import { ENQUIRY_MAGISTRATES_IT } from './enquiry-magistrates.ts'
import { ENQUIRY_MATERNITY_PAY_IT } from './enquiry-maternity-pay.ts'
import { ENQUIRY_MORTGAGE_IT } from './enquiry-mortgage.ts'
import { ENQUIRY_MUSIC_LICENCE_IT } from './enquiry-music-licence.ts'
import { ENQUIRY_NEIGHBOUR_CAMERA_IT } from './enquiry-neighbour-camera.ts'
import { ENQUIRY_NEW_EMPLOYER_IT } from './enquiry-new-employer.ts'
import { ENQUIRY_NO_WILL_IT } from './enquiry-no-will.ts'
import { ENQUIRY_NOTICE_TOO_SHORT_IT } from './enquiry-notice-too-short.ts'
import { ENQUIRY_OLD_DEBT_IT } from './enquiry-old-debt.ts'
import { ENQUIRY_OVERPAID_WAGES_IT } from './enquiry-overpaid-wages.ts'
import { ENQUIRY_P45_IT } from './enquiry-p45.ts'
import { ENQUIRY_PACKAGE_HOLIDAY_IT } from './enquiry-package-holiday.ts'
import { ENQUIRY_PAID_BY_CARD_IT } from './enquiry-paid-by-card.ts'
import { ENQUIRY_PARENTS_APART_IT } from './enquiry-parents-apart.ts'
import { ENQUIRY_PARKING_APPEALS_IT } from './enquiry-parking-appeals.ts'
import { ENQUIRY_PARKING_CASES_IT } from './enquiry-parking-cases.ts'
import { ENQUIRY_PARKING_COUNCILS_IT } from './enquiry-parking-councils.ts'
import { ENQUIRY_PARKING_GUIDANCE_IT } from './enquiry-parking-guidance.ts'
import { ENQUIRY_PARKING_NOTICES_IT } from './enquiry-parking-notices.ts'
import { ENQUIRY_PARKING_WHO_PAYS_IT } from './enquiry-parking-who-pays.ts'
import { ENQUIRY_PAYMENT_NOT_MINE_IT } from './enquiry-payment-not-mine.ts'
import { ENQUIRY_PENALTY_POINTS_IT } from './enquiry-penalty-points.ts'
import { ENQUIRY_PENSION_CONTRIBUTIONS_IT } from './enquiry-pension-contributions.ts'
import { ENQUIRY_PESTS_IT } from './enquiry-pests.ts'
import { ENQUIRY_PICTURE_CLAIM_IT } from './enquiry-picture-claim.ts'
import { ENQUIRY_POLICE_COMPLAINT_IT } from './enquiry-police-complaint.ts'
import { ENQUIRY_POLICE_INTERVIEW_IT } from './enquiry-police-interview.ts'
import { ENQUIRY_POLICE_PROPERTY_IT } from './enquiry-police-property.ts'
import { ENQUIRY_POSSESSION_HEARING_IT } from './enquiry-possession-hearing.ts'
import { ENQUIRY_PRE_SETTLED_IT } from './enquiry-pre-settled.ts'
import { ENQUIRY_PREPAYMENT_METER_IT } from './enquiry-prepayment-meter.ts'
import { ENQUIRY_REDUNDANCY_IT } from './enquiry-redundancy.ts'
import { ENQUIRY_REFUND_IT } from './enquiry-refund.ts'
import { ENQUIRY_RENT_IT } from './enquiry-rent.ts'
import { ENQUIRY_REPAIRS_IT } from './enquiry-repairs.ts'
import { ENQUIRY_RIGHTS_DEBT_IT } from './enquiry-rights-debt.ts'
import { ENQUIRY_RIGHTS_HOME_WORK_IT } from './enquiry-rights-home-work.ts'
import { ENQUIRY_RIGHTS_PARKING_IT } from './enquiry-rights-parking.ts'
import { ENQUIRY_SAFETY_AT_HOME_IT } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SANCTION_IT } from './enquiry-sanction.ts'
import { ENQUIRY_SCAM_IT } from './enquiry-scam.ts'
import { ENQUIRY_SELLER_SAYS_NO_IT } from './enquiry-seller-says-no.ts'
import { ENQUIRY_SHARED_ADDRESS_DEBTS_IT } from './enquiry-shared-address-debts.ts'
import { ENQUIRY_SHOP_SECURITY_IT } from './enquiry-shop-security.ts'
import { ENQUIRY_SMALL_CLAIM_IT } from './enquiry-small-claim.ts'
import { ENQUIRY_SOLD_PRIVATELY_IT } from './enquiry-sold-privately.ts'
import { ENQUIRY_SOLICITOR_COMPLAINT_IT } from './enquiry-solicitor-complaint.ts'
import { ENQUIRY_SPARE_ROOM_IT } from './enquiry-spare-room.ts'
import { ENQUIRY_SPEEDING_IT } from './enquiry-speeding.ts'
import { ENQUIRY_STOP_LETTERS_IT } from './enquiry-stop-letters.ts'
import { ENQUIRY_TAX_CODE_IT } from './enquiry-tax-code.ts'
import { ENQUIRY_TAX_PLAN_IT } from './enquiry-tax-plan.ts'
import { ENQUIRY_TENANCY_IT } from './enquiry-tenancy.ts'
import { ENQUIRY_TENANT_FEES_IT } from './enquiry-tenant-fees.ts'
import { ENQUIRY_TERMS_OF_WORK_IT } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRADESPEOPLE_IT } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRAFFIC_BAILIFFS_IT } from './enquiry-traffic-bailiffs.ts'
import { ENQUIRY_TRAVEL_TIME_IT } from './enquiry-travel-time.ts'
import { ENQUIRY_TV_LICENCE_IT } from './enquiry-tv-licence.ts'
import { ENQUIRY_UNIVERSAL_CREDIT_IT } from './enquiry-universal-credit.ts'
import { ENQUIRY_UNKNOWN_CONVICTION_IT } from './enquiry-unknown-conviction.ts'
import { ENQUIRY_URGENT_IT } from './enquiry-urgent.ts'
import { ENQUIRY_USED_CAR_IT } from './enquiry-used-car.ts'
import { ENQUIRY_VEHICLE_FOR_WORK_IT } from './enquiry-vehicle-for-work.ts'
import { ENQUIRY_WAGES_IT } from './enquiry-wages.ts'
import { ENQUIRY_WARNINGS_AT_WORK_IT } from './enquiry-warnings-at-work.ts'
import { ENQUIRY_WORK_TRIBUNAL_IT } from './enquiry-work-tribunal.ts'
import { ENQUIRY_ZONE_CHARGES_IT } from './enquiry-zone-charges.ts'
import { EQUAL_SERVICE_IT } from './equal-service.ts'
import { ESTATE_DEBT_IT } from './estate-debt.ts'
import { EVICTION_FACTS_IT } from './eviction-facts.ts'
import { EVICTION_NATIONS_IT } from './eviction-nations.ts'
import { EVICTION_NOTICE_IT } from './eviction-notice.ts'
import { EVICTION_ORDER_IT } from './eviction-order.ts'
import { EVICTION_RIGHTS_IT } from './eviction-rights.ts'
import { EVICTION_SPECIAL_IT } from './eviction-special.ts'
import { EVICTION_STEPS_IT } from './eviction-steps.ts'
import { EXIT_AGREEMENT_IT } from './exit-agreement.ts'
import { FALSE_ADVERT_IT } from './false-advert.ts'
import { FIXED_PENALTIES_IT } from './fixed-penalties.ts'
import { FLIGHTS_IT } from './flights.ts'
import { GRIEVANCE_AT_WORK_IT } from './grievance-at-work.ts'
import { GROUND_RENT_IT } from './ground-rent.ts'
import { GYM_AND_COURSE_FEES_IT } from './gym-and-course-fees.ts'
import { HARASSMENT_IT } from './harassment.ts'
import { HEARING_AT_WORK_PAPERS_IT } from './hearing-at-work.ts'
import { HEDGES_AND_WALLS_IT } from './hedges-and-walls.ts'
import { HELP_ADVICE_IT } from './help-advice.ts'
import { HELP_OMBUDSMEN_IT } from './help-ombudsmen.ts'
import { HELP_IT } from './help.ts'
import { HIRE_PURCHASE_IT } from './hire-purchase.ts'
import { HOMELESS_DECISION_IT } from './homeless-decision.ts'
import { HOURS_OF_WORK_IT } from './hours-of-work.ts'
import { ILLNESS_AT_WORK_IT } from './illness-at-work.ts'
import { IMMIGRATION_REFUSAL_IT } from './immigration-refusal.ts'
import { IMMIGRATION_IT } from './immigration.ts'
import { INJURY_CLAIMS_IT } from './injury-claims.ts'
import { INSURANCE_DECISION_IT } from './insurance-decision.ts'
import { INSURANCE_RIGHTS_IT } from './insurance-rights.ts'
import { JURY_SERVICE_NORTHERN_IRELAND_IT } from './jury-service-northern-ireland.ts'
import { JURY_SERVICE_SCOTLAND_IT } from './jury-service-scotland.ts'
import { JURY_SERVICE_IT } from './jury-service.ts'
import { JURY_SUMMONS_IT } from './jury-summons.ts'
import { LANDLORD_DUTIES_IT } from './landlord-duties.ts'
import { LATE_PAYMENT_IT } from './late-payment.ts'
import { LEASE_FORFEITURE_IT } from './lease-forfeiture.ts'
import { LEASES_IT } from './leases.ts'
import { LEAVING_A_JOB_IT } from './leaving-a-job.ts'
import { LETTER_BEFORE_CLAIM_ACCIDENT_IT } from './letter-before-claim-accident.ts'
import { LETTER_BEFORE_CLAIM_ELEMENTS_IT } from './letter-before-claim-elements.ts'
import { LETTER_BEFORE_CLAIM_INSIGHTS_IT } from './letter-before-claim-insights.ts'
import { LETTER_BEFORE_CLAIM_KINDS_IT } from './letter-before-claim-kinds.ts'
import { LETTER_BEFORE_CLAIM_NATIONS_IT } from './letter-before-claim-nations.ts'
import { LETTER_BEFORE_CLAIM_RIGHTS_IT } from './letter-before-claim-rights.ts'
import { LETTER_BEFORE_CLAIM_STEPS_IT } from './letter-before-claim-steps.ts'
import { LETTER_BEFORE_CLAIM_IT } from './letter-before-claim.ts'
import { LETTERS_BEFORE_STEPS_IT } from './letters-before-steps.ts'
import { LIMITATION_IT } from './limitation.ts'
import { LODGER_NOTICE_NORTHERN_IRELAND_IT } from './lodger-notice-northern-ireland.ts'
import { LODGER_NOTICE_SCOTLAND_IT } from './lodger-notice-scotland.ts'
import { LODGER_NOTICE_IT } from './lodger-notice.ts'
import { LOST_DATA_IT } from './lost-data.ts'
import { MAINTENANCE_PAYMENTS_IT } from './maintenance-payments.ts'
import { MEMBERSHIP_DEBT_IT } from './membership-debt.ts'
import { MENTAL_HEALTH_HOSPITAL_IT } from './mental-health-hospital.ts'
import { MORTGAGE_ARREARS_IT } from './mortgage-arrears.ts'
import { MUSIC_HEARD_IT } from './music-heard.ts'
import { MUSIC_LICENCE_INSIGHTS_IT } from './music-licence-insights.ts'
import { MUSIC_LICENCE_STEPS_IT } from './music-licence-steps.ts'
import { MUSIC_LICENCE_IT } from './music-licence.ts'
import { NAMED_LAW_RIGHTS_IT } from './named-law-rights.ts'
import { NAMED_LAW_IT } from './named-law.ts'
import { NEIGHBOURS_IT } from './neighbours.ts'
import { NHS_CHARGES_IT } from './nhs-charges.ts'
import { OFFERS_IT } from './offers.ts'
import { ORDER_ON_A_HOME_IT } from './order-on-a-home.ts'
import { ORDER_ON_A_NUISANCE_IT } from './order-on-a-nuisance.ts'
import { ORDER_ON_BUILDING_IT } from './order-on-building.ts'
import { ORDER_ON_CONDUCT_IT } from './order-on-conduct.ts'
import { PARKING_ACTIONS_IT } from './parking-actions.ts'
import { PARKING_BELIEFS_IT } from './parking-beliefs.ts'
import { PARKING_FACTS_IT } from './parking-facts.ts'
import { PARKING_NOTICE_TO_KEEPER_IT } from './parking-notice-to-keeper.ts'
import { PARKING_OPTIONS_IT } from './parking-options.ts'
import { PARKING_PLACES_IT } from './parking-places.ts'
import { PARKING_RIGHTS_IT } from './parking-rights.ts'
import { PARKING_STAGES_IT } from './parking-stages.ts'
import { PARKING_STEPS_IT } from './parking-steps.ts'
import { PENALTY_CHARGE_ACTIONS_IT } from './penalty-charge-actions.ts'
import { PENALTY_CHARGE_FACTS_IT } from './penalty-charge-facts.ts'
import { PENALTY_CHARGE_OPTIONS_IT } from './penalty-charge-options.ts'
import { PENALTY_CHARGE_RIGHTS_IT } from './penalty-charge-rights.ts'
import { PENALTY_CHARGE_SCOTLAND_NI_IT } from './penalty-charge-scotland-ni.ts'
import { PENALTY_CHARGE_STEPS_IT } from './penalty-charge-steps.ts'
import { PENALTY_CHARGE_WALES_IT } from './penalty-charge-wales.ts'
import { PENALTY_FARE_IT } from './penalty-fare.ts'
import { PENSION_SCHEMES_IT } from './pension-schemes.ts'
import { PHONE_CONTRACT_FEE_IT } from './phone-contract-fee.ts'
import { PHONE_SERVICE_IT } from './phone-service.ts'
import { PLANNING_NEXT_DOOR_IT } from './planning-next-door.ts'
import { POLICE_AND_CHARGES_IT } from './police-and-charges.ts'
import { POLICE_INTERVIEW_IT } from './police-interview.ts'
import { POLICE_PENALTY_OFFERS_IT } from './police-penalty-offers.ts'
import { POLICY_CANCELLED_IT } from './policy-cancelled.ts'
import { POWER_OF_ATTORNEY_IT } from './power-of-attorney.ts'
import { PREGNANCY_AT_WORK_IT } from './pregnancy-at-work.ts'
import { PRESCRIPTION_PENALTY_IT } from './prescription-penalty.ts'
import { PRICE_RISE_ENERGY_IT } from './price-rise-energy.ts'
import { PRICE_RISE_INSURANCE_IT } from './price-rise-insurance.ts'
import { PRICE_RISE_PHONE_IT } from './price-rise-phone.ts'
import { PRICE_RISE_IT } from './price-rise.ts'
import { PROPERTY_FACTORS_IT } from './property-factors.ts'
import { RATES_NORTHERN_IRELAND_IT } from './rates-northern-ireland.ts'
import { REDUNDANCY_PAY_IT } from './redundancy-pay.ts'
import { RENT_ARREARS_IT } from './rent-arrears.ts'
import { RENT_INCREASE_NORTHERN_IRELAND_IT } from './rent-increase-northern-ireland.ts'
import { RENT_INCREASE_SCOTLAND_IT } from './rent-increase-scotland.ts'
import { RENT_INCREASE_WALES_IT } from './rent-increase-wales.ts'
import { RENT_INCREASE_IT } from './rent-increase.ts'
import { RENT_RISES_IT } from './rent-rises.ts'
import { REPORTING_WRONGS_IT } from './reporting-wrongs.ts'
import { ROAD_USER_CHARGES_IT } from './road-user-charges.ts'
import { SCAM_LAW_IT } from './scam-law.ts'
import { SCAM_SIGNS_IT } from './scam-signs.ts'
import { SCAM_STEPS_IT } from './scam-steps.ts'
import { SCAM_IT } from './scam.ts'
import { SCHOOL_ABSENCE_NORTHERN_IRELAND_IT } from './school-absence-northern-ireland.ts'
import { SCHOOL_ABSENCE_SCOTLAND_IT } from './school-absence-scotland.ts'
import { SCHOOL_ABSENCE_WALES_IT } from './school-absence-wales.ts'
import { SCHOOL_ABSENCE_IT } from './school-absence.ts'
import { SCHOOL_ATTENDANCE_IT } from './school-attendance.ts'
import { SCHOOL_EXCLUSION_IT } from './school-exclusion.ts'
import { SCHOOL_PLACES_IT } from './school-places.ts'
import { SCHOOL_SUPPORT_IT } from './school-support.ts'
import { SENDERS_COLLECTORS_IT } from './senders-collectors.ts'
import { SENDERS_PARKING_BAILIFFS_IT } from './senders-parking-bailiffs.ts'
import { SENDERS_IT } from './senders.ts'
import { SERVICE_CHARGE_SCOTLAND_IT } from './service-charge-scotland.ts'
import { SERVICE_CHARGE_IT } from './service-charge.ts'
import { SEVERAL_KINDS_IT } from './several-kinds.ts'
import { SHARED_HOME_IT } from './shared-home.ts'
import { SHOP_LEASE_IT } from './shop-lease.ts'
import { SOCIAL_WORKERS_IT } from './social-workers.ts'
import { SPEEDING_IT } from './speeding.ts'
import { STATUTORY_DEMAND_IT } from './statutory-demand.ts'
import { STUDENT_LOANS_IT } from './student-loans.ts'
import { STUDENT_OVERPAYMENT_IT } from './student-overpayment.ts'
import { SUSPENSION_AT_WORK_IT } from './suspension-at-work.ts'
import { TAX_CHECKS_IT } from './tax-checks.ts'
import { TAX_DEMAND_STEPS_IT } from './tax-demand-steps.ts'
import { TAX_DEMAND_IT } from './tax-demand.ts'
import { TRAINS_IT } from './trains.ts'
import { TRANSFER_OF_A_JOB_IT } from './transfer-of-a-job.ts'
import { TRIBUNAL_HEARING_IT } from './tribunal-hearing.ts'
import { TV_LICENCE_COURT_IT } from './tv-licence-court.ts'
import { TV_LICENCE_IT } from './tv-licence.ts'
import { UNIVERSAL_CREDIT_MOVE_IT } from './universal-credit-move.ts'
import { UNIVERSAL_CREDIT_IT } from './universal-credit.ts'
import { UTILITY_BILL_INSIGHTS_IT } from './utility-bill-insights.ts'
import { UTILITY_BILL_RIGHTS_IT } from './utility-bill-rights.ts'
import { UTILITY_BILL_IT } from './utility-bill.ts'
import { VEHICLE_TAX_PENALTY_IT } from './vehicle-tax-penalty.ts'
import { VIOLENCE_AT_HOME_IT } from './violence-at-home.ts'
import { WAGES_PAID_BY_MISTAKE_IT } from './wages-paid-by-mistake.ts'
import { WARNING_AT_WORK_IT } from './warning-at-work.ts'
import { WATER_BILLS_IT } from './water-bills.ts'
import { WILLS_IT } from './wills.ts'
import { WORK_AND_GOODS_IT } from './work-and-goods.ts'
import { WORKS_CONSULTATION_IT } from './works-consultation.ts'

export const GB_IT: Words = {
  ...NAMED_LAW_IT,
  ...NAMED_LAW_RIGHTS_IT,
  ...OFFERS_IT,
  ...UNIVERSAL_CREDIT_IT,
  ...GROUND_RENT_IT,
  ...COURT_FINE_IT,
  ...BAILIFF_STEPS_IT,
  ...BAILIFF_ACTIONS_IT,
  ...BAILIFF_CHECKS_IT,
  ...BAILIFF_RIGHTS_IT,
  ...BAILIFF_BELIEFS_IT,
  ...BAILIFF_FACTS_IT,
  ...BAILIFF_LATER_STAGES_IT,
  ...BAILIFF_SCOTLAND_IT,
  ...BAILIFF_NORTHERN_IRELAND_IT,
  ...BENEFIT_OVERPAYMENT_RIGHTS_IT,
  ...BENEFIT_REFUSED_IT,
  ...BENEFIT_OVERPAYMENT_IT,
  ...COPYRIGHT_LETTER_IT,
  ...ENQUIRY_PICTURE_CLAIM_IT,
  ...COUNCIL_TAX_STEPS_IT,
  ...COUNCIL_TAX_OPTIONS_IT,
  ...COUNCIL_TAX_ACTIONS_IT,
  ...COUNCIL_TAX_BILL_IT,
  ...COUNCIL_TAX_RIGHTS_IT,
  ...COUNCIL_TAX_BELIEFS_IT,
  ...COUNCIL_TAX_FACTS_IT,
  ...COUNCIL_TAX_SCOTLAND_IT,
  ...RATES_NORTHERN_IRELAND_IT,
  ...COURT_CLAIM_FACTS_IT,
  ...COURT_CLAIM_STEPS_IT,
  ...COURT_CLAIM_IT,
  ...COURT_CLAIM_GOODS_IT,
  ...COURT_CLAIM_POSSESSION_IT,
  ...COURT_CLAIM_ELEMENTS_IT,
  ...COURT_CLAIM_RIGHTS_IT,
  ...SEVERAL_KINDS_IT,
  ...COURT_CLAIM_SCOTLAND_IT,
  ...COURT_JUDGMENT_STEPS_IT,
  ...COURT_JUDGMENT_RIGHTS_IT,
  ...COURT_JUDGMENT_INSIGHTS_IT,
  ...COURT_JUDGMENT_IT,
  ...DEBT_COLLECTION_FACTS_IT,
  ...DEBT_COLLECTION_STEPS_IT,
  ...DEBT_COLLECTION_IT,
  ...DEBT_COLLECTION_OTHER_IT,
  ...DEBT_COLLECTION_INSIGHTS_IT,
  ...DEBT_COLLECTION_TACTICS_IT,
  ...DEBT_COLLECTION_DEFAULT_IT,
  ...DEBT_COLLECTION_RIGHTS_IT,
  ...DEBT_COLLECTION_SCOTLAND_NI_IT,
  ...COURT_JUDGMENT_NATIONS_IT,
  ...DISMISSAL_STEPS_IT,
  ...DISMISSAL_RIGHTS_IT,
  ...DISMISSAL_IT,
  ...ENQUIRY_BAILIFF_CASES_IT,
  ...ENQUIRY_BAILIFF_POWERS_IT,
  ...ENQUIRY_COUNCIL_TAX_IT,
  ...ENQUIRY_BENEFIT_DEDUCTIONS_IT,
  ...ENQUIRY_CREDIT_AGREEMENT_IT,
  ...ENQUIRY_FREE_TV_LICENCE_IT,
  ...ENQUIRY_PARKING_WHO_PAYS_IT,
  ...ENQUIRY_MUSIC_LICENCE_IT,
  ...ENQUIRY_FAULTY_GOODS_IT,
  ...ENQUIRY_REFUND_IT,
  ...ENQUIRY_LEAVING_A_CONTRACT_IT,
  ...ENQUIRY_DELIVERY_IT,
  ...ENQUIRY_USED_CAR_IT,
  ...ENQUIRY_TRADESPEOPLE_IT,
  ...ENQUIRY_PAID_BY_CARD_IT,
  ...ENQUIRY_CANCELLED_EVENT_IT,
  ...ENQUIRY_SELLER_SAYS_NO_IT,
  ...ENQUIRY_SHOP_SECURITY_IT,
  ...ENQUIRY_CONSUMER_GUIDANCE_IT,
  ...ENQUIRY_DEBT_MONEY_IT,
  ...ENQUIRY_DEBT_WAYS_OUT_IT,
  ...ENQUIRY_DEBT_COURT_IT,
  ...ENQUIRY_DEBT_DOOR_IT,
  ...ENQUIRY_DEBT_BAILIFF_IT,
  ...ENQUIRY_OLD_DEBT_IT,
  ...ENQUIRY_DEBT_CLAIMS_IT,
  ...ENQUIRY_INSOLVENCY_IT,
  ...ENQUIRY_DEBT_PEOPLE_IT,
  ...ENQUIRY_DEBT_GUIDANCE_IT,
  ...ENQUIRY_WARNINGS_AT_WORK_IT,
  ...ENQUIRY_DISMISSAL_IT,
  ...ENQUIRY_WORK_TRIBUNAL_IT,
  ...ENQUIRY_HOLIDAY_AND_SICK_PAY_IT,
  ...ENQUIRY_WAGES_IT,
  ...ENQUIRY_REDUNDANCY_IT,
  ...ENQUIRY_DISCRIMINATION_IT,
  ...ENQUIRY_TERMS_OF_WORK_IT,
  ...ENQUIRY_EMPLOYMENT_GUIDANCE_IT,
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
  ...ENQUIRY_PARKING_NOTICES_IT,
  ...ENQUIRY_PARKING_APPEALS_IT,
  ...ENQUIRY_PARKING_CASES_IT,
  ...ENQUIRY_PARKING_GUIDANCE_IT,
  ...EVICTION_STEPS_IT,
  ...EVICTION_RIGHTS_IT,
  ...EVICTION_FACTS_IT,
  ...RENT_ARREARS_IT,
  ...EVICTION_NOTICE_IT,
  ...EVICTION_ORDER_IT,
  ...EVICTION_SPECIAL_IT,
  ...COUNCIL_TENANCY_IT,
  ...HELP_ADVICE_IT,
  ...HELP_OMBUDSMEN_IT,
  ...HELP_IT,
  ...INSURANCE_RIGHTS_IT,
  ...INSURANCE_DECISION_IT,
  ...LETTER_BEFORE_CLAIM_NATIONS_IT,
  ...LETTER_BEFORE_CLAIM_STEPS_IT,
  ...LETTER_BEFORE_CLAIM_RIGHTS_IT,
  ...LETTER_BEFORE_CLAIM_INSIGHTS_IT,
  ...LETTER_BEFORE_CLAIM_IT,
  ...DATA_BEFORE_A_CLAIM_IT,
  ...LETTER_BEFORE_CLAIM_ACCIDENT_IT,
  ...LETTER_BEFORE_CLAIM_ELEMENTS_IT,
  ...LETTER_BEFORE_CLAIM_KINDS_IT,
  ...LIMITATION_IT,
  ...MUSIC_HEARD_IT,
  ...MUSIC_LICENCE_STEPS_IT,
  ...MUSIC_LICENCE_INSIGHTS_IT,
  ...MUSIC_LICENCE_IT,
  ...PARKING_STEPS_IT,
  ...PARKING_OPTIONS_IT,
  ...PARKING_ACTIONS_IT,
  ...PARKING_RIGHTS_IT,
  ...PARKING_NOTICE_TO_KEEPER_IT,
  ...PARKING_BELIEFS_IT,
  ...PARKING_FACTS_IT,
  ...PARKING_STAGES_IT,
  ...PENALTY_CHARGE_STEPS_IT,
  ...PENALTY_CHARGE_OPTIONS_IT,
  ...PENALTY_CHARGE_ACTIONS_IT,
  ...PENALTY_CHARGE_RIGHTS_IT,
  ...PENALTY_CHARGE_FACTS_IT,
  ...PENALTY_CHARGE_SCOTLAND_NI_IT,
  ...PENALTY_CHARGE_WALES_IT,
  ...SCAM_STEPS_IT,
  ...SCAM_SIGNS_IT,
  ...SCAM_IT,
  ...SENDERS_COLLECTORS_IT,
  ...SENDERS_IT,
  ...SENDERS_PARKING_BAILIFFS_IT,
  ...STATUTORY_DEMAND_IT,
  ...TAX_DEMAND_STEPS_IT,
  ...TAX_DEMAND_IT,
  ...ENQUIRY_LATE_TAX_RETURN_IT,
  ...TV_LICENCE_COURT_IT,
  ...TV_LICENCE_IT,
  ...ENQUIRY_TV_LICENCE_IT,
  ...UTILITY_BILL_RIGHTS_IT,
  ...UTILITY_BILL_INSIGHTS_IT,
  ...UTILITY_BILL_IT,
  ...ENERGY_DEBT_IT,
  ...MORTGAGE_ARREARS_IT,
  ...ENQUIRY_MORTGAGE_IT,
  ...CONSUMER_CONTRACT_RIGHTS_IT,
  ...CONSUMER_CONTRACT_IT,
  ...MEMBERSHIP_DEBT_IT,
  ...DEPOSIT_DEDUCTIONS_IT,
  ...CEASE_AND_DESIST_IT,
  ...EVICTION_NATIONS_IT,
  ...CLAIMS_ON_CREDIT_IT,
  ...GYM_AND_COURSE_FEES_IT,
  ...WORK_AND_GOODS_IT,
  ...PROPERTY_FACTORS_IT,
  ...CLAIMS_ON_PARKING_AND_HOMES_IT,
  ...CLAIMS_ON_PUBLIC_DEBTS_IT,
  ...CLAIMS_NORTHERN_IRELAND_IT,
  ...COUNCIL_TAX_RECOVERY_IT,
  ...ROAD_USER_CHARGES_IT,
  ...BAILIFF_COURTS_IT,
  ...COURT_CLAIM_HOME_AND_CREDIT_IT,
  ...SCAM_LAW_IT,
  ...PARKING_PLACES_IT,
  ...LETTERS_BEFORE_STEPS_IT,
  ...ENQUIRY_RIGHTS_PARKING_IT,
  ...ENQUIRY_RIGHTS_DEBT_IT,
  ...ENQUIRY_RIGHTS_HOME_WORK_IT,
  ...PENALTY_FARE_IT,
  ...FIXED_PENALTIES_IT,
  ...SPEEDING_IT,
  ...ENQUIRY_URGENT_IT,
  ...RENT_INCREASE_WALES_IT,
  ...RENT_INCREASE_SCOTLAND_IT,
  ...RENT_INCREASE_NORTHERN_IRELAND_IT,
  ...RENT_INCREASE_IT,
  ...SERVICE_CHARGE_SCOTLAND_IT,
  ...SERVICE_CHARGE_IT,
  ...LEASE_FORFEITURE_IT,
  ...WARNING_AT_WORK_IT,
  ...SUSPENSION_AT_WORK_IT,
  ...HEARING_AT_WORK_PAPERS_IT,
  ...EXIT_AGREEMENT_IT,
  ...COMPLAINT_REFUSED_IT,
  ...PHONE_CONTRACT_FEE_IT,
  ...LOST_DATA_IT,
  ...BANK_ACCOUNT_IT,
  ...LANDLORD_DUTIES_IT,
  ...CONTACT_WITH_CHILDREN_IT,
  ...DIVORCE_AND_PARTING_IT,
  ...VIOLENCE_AT_HOME_IT,
  ...SOCIAL_WORKERS_IT,
  ...POWER_OF_ATTORNEY_IT,
  ...ENQUIRY_FAMILY_MEDIATION_IT,
  ...IMMIGRATION_IT,
  ...CARS_AND_LICENCES_IT,
  ...POLICE_AND_CHARGES_IT,
  ...JURY_SUMMONS_IT,
  ...ENQUIRY_LATE_TRAIN_IT,
  ...ENQUIRY_PACKAGE_HOLIDAY_IT,
  ...BENEFIT_DECISION_IT,
  ...ENQUIRY_SANCTION_IT,
  ...TRANSFER_OF_A_JOB_IT,
  ...REDUNDANCY_PAY_IT,
  ...ILLNESS_AT_WORK_IT,
  ...LEAVING_A_JOB_IT,
  ...REPORTING_WRONGS_IT,
  ...TAX_CHECKS_IT,
  ...HOMELESS_DECISION_IT,
  ...HARASSMENT_IT,
  ...CONTRACT_SIGNED_AT_HOME_IT,
  ...CARD_REFUND_IT,
  ...BLUE_BADGE_IT,
  ...DEBT_PLAN_SCOTLAND_IT,
  ...PRICE_RISE_PHONE_IT,
  ...PRICE_RISE_ENERGY_IT,
  ...PRICE_RISE_INSURANCE_IT,
  ...PRICE_RISE_IT,
  ...DATA_BREACH_IT,
  ...DRIVER_NOTICES_IT,
  ...POLICE_PENALTY_OFFERS_IT,
  ...JURY_SERVICE_SCOTLAND_IT,
  ...JURY_SERVICE_NORTHERN_IRELAND_IT,
  ...JURY_SERVICE_IT,
  ...SCHOOL_ABSENCE_WALES_IT,
  ...SCHOOL_ABSENCE_SCOTLAND_IT,
  ...SCHOOL_ABSENCE_NORTHERN_IRELAND_IT,
  ...SCHOOL_ABSENCE_IT,
  ...UNIVERSAL_CREDIT_MOVE_IT,
  ...CHILD_MAINTENANCE_IT,
  ...ENQUIRY_CHILD_MAINTENANCE_IT,
  ...IMMIGRATION_REFUSAL_IT,
  ...DIVORCE_SCOTLAND_IT,
  ...DIVORCE_NORTHERN_IRELAND_IT,
  ...DIVORCE_PAPERS_IT,
  ...ORDER_ON_A_NUISANCE_IT,
  ...ORDER_ON_CONDUCT_IT,
  ...ORDER_ON_BUILDING_IT,
  ...ORDER_ON_A_HOME_IT,
  ...DEPOSIT_SCOTLAND_IT,
  ...DEPOSIT_NORTHERN_IRELAND_IT,
  ...DEPOSIT_PROTECTION_IT,
  ...DEPOSIT_AT_THE_END_IT,
  ...SHARED_HOME_IT,
  ...HOURS_OF_WORK_IT,
  ...DATA_COPY_IT,
  ...WILLS_IT,
  ...GRIEVANCE_AT_WORK_IT,
  ...COURT_INCOME_FORM_IT,
  ...LODGER_NOTICE_SCOTLAND_IT,
  ...LODGER_NOTICE_NORTHERN_IRELAND_IT,
  ...LODGER_NOTICE_IT,
  ...BENEFIT_TRIBUNAL_HEARING_IT,
  ...TRIBUNAL_HEARING_IT,
  ...PLANNING_NEXT_DOOR_IT,
  ...MENTAL_HEALTH_HOSPITAL_IT,
  ...SHOP_LEASE_IT,
  ...INJURY_CLAIMS_IT,
  ...EQUAL_SERVICE_IT,
  ...PREGNANCY_AT_WORK_IT,
  ...PRESCRIPTION_PENALTY_IT,
  ...VEHICLE_TAX_PENALTY_IT,
  ...BENEFIT_REVIEW_IT,
  ...POLICY_CANCELLED_IT,
  ...ACCOUNT_CLOSING_IT,
  ...DISMISSAL_NORTHERN_IRELAND_IT,
  ...BENEFITS_NORTHERN_IRELAND_IT,
  ...ESTATE_DEBT_IT,
  ...POLICE_INTERVIEW_IT,
  ...ENQUIRY_POLICE_INTERVIEW_IT,
  ...DEFAULT_NOTICE_IT,
  ...WORKS_CONSULTATION_IT,
  ...CARE_CHARGES_IT,
  ...STUDENT_OVERPAYMENT_IT,
  ...ENQUIRY_SPEEDING_IT,
  ...ENQUIRY_STOP_LETTERS_IT,
  ...ENQUIRY_INSURANCE_IT,
  ...ENQUIRY_SMALL_CLAIM_IT,
  ...ENQUIRY_UNKNOWN_CONVICTION_IT,
  ...ENQUIRY_DRIVEWAY_IT,
  ...ENQUIRY_DEBT_COLLECTORS_IT,
  ...CREDIT_REFUSED_IT,
  ...ENQUIRY_PARKING_COUNCILS_IT,
  ...TRAINS_IT,
  ...FLIGHTS_IT,
  ...PHONE_SERVICE_IT,
  ...STUDENT_LOANS_IT,
  ...PENSION_SCHEMES_IT,
  ...MAINTENANCE_PAYMENTS_IT,
  ...SCHOOL_EXCLUSION_IT,
  ...SCHOOL_SUPPORT_IT,
  ...SCHOOL_ATTENDANCE_IT,
  ...SCHOOL_PLACES_IT,
  ...WAGES_PAID_BY_MISTAKE_IT,
  ...ARREARS_NOTICES_IT,
  ...LEASES_IT,
  ...HEDGES_AND_WALLS_IT,
  ...NEIGHBOURS_IT,
  ...RENT_RISES_IT,
  ...WATER_BILLS_IT,
  ...HIRE_PURCHASE_IT,
  ...LATE_PAYMENT_IT,
  ...NHS_CHARGES_IT,
  ...CARE_FEES_IT,
  ...FALSE_ADVERT_IT,
  ...ENERGY_BREATHING_SPACE_IT,
  ...ENQUIRY_POSSESSION_HEARING_IT,
  ...ENQUIRY_HOUSING_BENEFIT_IT,
  ...ENQUIRY_NO_WILL_IT,
  ...ENQUIRY_SAFETY_AT_HOME_IT,
  ...ENQUIRY_BOUNDARY_IT,
  ...ENQUIRY_LUGGAGE_IT,
  ...ENQUIRY_TAX_CODE_IT,
  ...ENQUIRY_ZONE_CHARGES_IT,
  ...ENQUIRY_PENSION_CONTRIBUTIONS_IT,
  ...ENQUIRY_EVICTION_BY_BAILIFFS_IT,
  ...ENQUIRY_JOINT_TENANCY_IT,
  ...ENQUIRY_TENANT_FEES_IT,
  ...ENQUIRY_NOTICE_TOO_SHORT_IT,
  ...ENQUIRY_TRAVEL_TIME_IT,
  ...ENQUIRY_LEAVING_A_JOB_IT,
  ...ENQUIRY_OVERPAID_WAGES_IT,
  ...ENQUIRY_BANK_HOLIDAYS_IT,
  ...ENQUIRY_CAR_ON_FINANCE_IT,
  ...ENQUIRY_DEBTS_OF_THE_DEAD_IT,
  ...ENQUIRY_TRAFFIC_BAILIFFS_IT,
  ...ENQUIRY_PREPAYMENT_METER_IT,
  ...ENQUIRY_CARERS_OVERPAID_IT,
  ...ENQUIRY_UNIVERSAL_CREDIT_IT,
  ...ENQUIRY_SOLD_PRIVATELY_IT,
  ...ENQUIRY_CRIMINAL_RECORD_IT,
  ...ENQUIRY_MAGISTRATES_IT,
  ...ENQUIRY_PARENTS_APART_IT,
  ...ENQUIRY_DIVORCE_CONSENT_IT,
  ...ENQUIRY_LIVING_TOGETHER_IT,
  ...ENQUIRY_PRE_SETTLED_IT,
  ...ENQUIRY_COUNCIL_TAX_ALONE_IT,
  ...ENQUIRY_GUARANTOR_IT,
  ...ENQUIRY_FENCE_IT,
  ...ENQUIRY_PAYMENT_NOT_MINE_IT,
  ...ENQUIRY_DISMISSED_AFTER_YEARS_IT,
  ...ENQUIRY_DEDUCTIONS_IT,
  ...ENQUIRY_FLIGHT_LATE_IT,
  ...ENQUIRY_MATERNITY_PAY_IT,
  ...ENQUIRY_GRIEVANCE_IT,
  ...ENQUIRY_NEW_EMPLOYER_IT,
  ...ENQUIRY_FAILING_PLAN_IT,
  ...ENQUIRY_DEFAULT_NOTICE_IT,
  ...ENQUIRY_COURT_FINE_IT,
  ...ENQUIRY_PENALTY_POINTS_IT,
  ...ENQUIRY_POLICE_PROPERTY_IT,
  ...ENQUIRY_POLICE_COMPLAINT_IT,
  ...ENQUIRY_FIT_FOR_WORK_IT,
  ...ENQUIRY_ATTENDANCE_ALLOWANCE_IT,
  ...ENQUIRY_SPARE_ROOM_IT,
  ...ENQUIRY_TAX_PLAN_IT,
  ...ENQUIRY_P45_IT,
  ...ENQUIRY_SOLICITOR_COMPLAINT_IT,
  ...ENQUIRY_DOG_BITE_IT,
  ...ENQUIRY_NEIGHBOUR_CAMERA_IT,
  ...ENQUIRY_PESTS_IT,
  ...ENQUIRY_DAMP_AND_RENT_IT,
  ...ENQUIRY_VEHICLE_FOR_WORK_IT,
  ...ENQUIRY_SHARED_ADDRESS_DEBTS_IT,
}
